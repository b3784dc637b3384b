import type { PackageRow } from '@/lib/packages/admin/rows'
import { packageCategories } from '@/lib/packages/categories'

/** What the list is narrowed to; `''` lets everything pass. */
export type PackageFilter = { search: string; status: string; category: string }

const tests: Record<string, { label: string; passes: (row: PackageRow) => boolean }> = {
  ativo: { label: 'Ativos', passes: ({ active }) => active },
  inativo: { label: 'Inativos', passes: ({ active }) => !active },
  destaque: { label: 'Em destaque', passes: ({ isFeatured }) => isFeatured },
  vencida: { label: 'Vencidas', passes: ({ isExpired }) => isExpired },
  defeito: { label: 'Com defeito', passes: ({ validationMessage }) => validationMessage !== null },
}

export const statuses = Object.entries(tests).map(([value, { label }]) => ({ value, label }))

export function categoriesOf(rows: Pick<PackageRow, 'category'>[]): string[] {
  return [...new Set([...packageCategories, ...rows.map(({ category }) => category)])].filter(Boolean)
}

/** The filter in an address such as `?busca=natal&status=ativo&categoria=familia`; unknown values are none. */
export function readFilter(query: URLSearchParams, categories: string[]): PackageFilter {
  const status = query.get('status') ?? ''
  const category = query.get('categoria') ?? ''
  return {
    search: query.get('busca') ?? '',
    status: Object.hasOwn(tests, status) ? status : '',
    category: categories.includes(category) ? category : '',
  }
}

export function filterQuery({ search, status, category }: PackageFilter): string {
  const chosen = Object.entries({ busca: search, status, categoria: category }).filter(([, value]) => value)
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : ''
}

export function matchesFilter(row: PackageRow, { search, status, category }: PackageFilter): boolean {
  const haystack = plain([row.name, row.form.title, row.slug].join(' '))
  const isFound = plain(search)
    .split(/\s+/)
    .every((word) => haystack.includes(word))
  return isFound && (tests[status]?.passes(row) ?? true) && (category === '' || row.category === category)
}

function plain(text: string) {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
