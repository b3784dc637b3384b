import type { ComponentProps } from 'react'
import { preload } from 'react-dom'
import { PageBody } from '@/components/ui/page-body'
import { getLook } from '@/lib/site/brand'
import { letterFaces, letterFiles, letterRules } from './letters/faces'

export async function HtmlDocument(body: ComponentProps<typeof PageBody>) {
  const { rules, lettering } = await getLook()
  const { display, sans } = letterFiles[lettering]
  // A heading is the largest paint.
  for (const file of [display, sans]) preload(file, { as: 'font', type: 'font/woff2', crossOrigin: '' })
  const said = [rules, letterRules(lettering)].filter(Boolean).join(';')
  return (
    <html lang="pt-BR" data-scroll-behavior="smooth">
      {said && (
        // Named by what it says: after a change the new one comes after the old.
        <style href={said} precedence="marca">
          {`${letterFaces(lettering)}:root{${said}}`}
        </style>
      )}
      <PageBody {...body} />
    </html>
  )
}
