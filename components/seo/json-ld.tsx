import type { Route } from 'next'
import type { Thing, WithContext } from 'schema-dts'
import type { Composed } from '@/lib/pages/compose'
import { routes } from '@/lib/paths'
import { breadcrumbJsonLd, faqJsonLd } from '@/lib/seo/json-ld'

/** `<` is escaped, so that stored text cannot close the script (SEO-3). */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes and make the JSON unreadable.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** The questions and answers of a page's blocks, if it has any. */
export function FaqJsonLd({ blocks }: { blocks: Composed[] }) {
  const data = faqJsonLd(blocks.map(({ block }) => block))
  return data && <JsonLd data={data} />
}

export function BreadcrumbJsonLd({ name, path }: { name: string; path: Route }) {
  return (
    <JsonLd
      data={breadcrumbJsonLd([
        { name: 'Início', path: routes.home },
        { name, path },
      ])}
    />
  )
}
