import type { Route } from 'next'
import { routes } from '@/lib/paths'
import { breadcrumbJsonLd } from '@/lib/seo/json-ld'
import { JsonLd } from './json-ld'

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
