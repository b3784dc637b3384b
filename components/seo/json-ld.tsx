import type { Route } from 'next'
import type { Thing, WithContext } from 'schema-dts'
import { routes } from '@/lib/paths'
import { breadcrumbJsonLd } from '@/lib/seo/json-ld'

/** `<` is escaped, so that stored text cannot close the script (SEO-3). */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes and make the JSON unreadable.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
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
