import type { Route } from 'next'
import type { Thing, WithContext } from 'schema-dts'
import type { ComposedBlock } from '@/lib/pages/compose'
import { routes } from '@/lib/paths'
import { breadcrumbJsonLd, faqJsonLd } from '@/lib/seo/json-ld'

/** `<` is escaped, so that stored text cannot close the script (SEO-3). */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes and make the JSON unreadable.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** The questions and answers of a page's blocks, if it has any. */
export function FaqJsonLd({ blocks }: { blocks: ComposedBlock[] }) {
  const data = faqJsonLd(blocks.map(({ block }) => block))
  return data && <JsonLd data={data} />
}

type Step = { name: string; path: Route }

/** The way to a page: from the home page and, for one of a list, through the page of the list. */
export function BreadcrumbJsonLd({ list, ...page }: Step & { list?: Step }) {
  const steps = [{ name: 'Início', path: routes.home }, ...(list ? [list] : []), page]
  return <JsonLd data={breadcrumbJsonLd(steps)} />
}
