import type { ReactNode } from 'react'
import { getBrand } from '@/lib/site/brand'
import { letterFaces, letterRules } from './letters/faces'

/** `children` is the body. A body shared by all documents would load the scripts of each in all of them. */
export async function HtmlDocument({ children }: { children: ReactNode }) {
  const { rules, lettering, drawings, version } = await getBrand()
  const variables = [rules, letterRules(lettering), drawings].filter(Boolean).join(';')
  return (
    <html lang="pt-BR" data-scroll-behavior="smooth">
      {/* A new version of the brand gets a new name, so its style follows and overrides the old one. */}
      <style href={version} precedence="marca">
        {`${letterFaces(lettering)}:root{${variables}}`}
      </style>
      {children}
    </html>
  )
}
