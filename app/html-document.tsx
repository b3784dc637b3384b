import type { ReactNode } from 'react'
import { getBrand } from '@/lib/site/brand'
import { letterFaces, letterRules } from './letters/faces'

/** `children` is the body: one that all documents share would bring each of them the scripts of the others. */
export async function HtmlDocument({ children }: { children: ReactNode }) {
  const { rules, lettering, drawings, version } = await getBrand()
  const said = [rules, letterRules(lettering), drawings].filter(Boolean).join(';')
  return (
    <html lang="pt-BR" data-scroll-behavior="smooth">
      {/* Named by the brand's version: after a change the new one comes after the old. */}
      <style href={version} precedence="marca">
        {`${letterFaces(lettering)}:root{${said}}`}
      </style>
      {children}
    </html>
  )
}
