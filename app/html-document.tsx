import type { ComponentProps } from 'react'
import { PageBody } from '@/components/ui/page-body'
import { cormorant, figtree } from './fonts'

export function HtmlDocument(body: ComponentProps<typeof PageBody>) {
  return (
    <html lang="pt-BR" data-scroll-behavior="smooth" className={`${cormorant.variable} ${figtree.variable}`}>
      <PageBody {...body} />
    </html>
  )
}
