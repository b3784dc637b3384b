import { sections } from '@/lib/site/registry'
import { TabLinks } from '../../_ui/tab-links'

export const importsSlug = 'importacoes'

const links = [
  ...sections.map(({ slug, label }) => ({ slug, label })),
  { slug: importsSlug, label: 'Importações' },
].map(({ slug, label }) => ({ name: slug, label, href: `/admin/history?secao=${slug}` as const }))

export function SectionLinks({ current }: { current: string }) {
  return (
    <div className="mb-5 border-b">
      <TabLinks label="Partes do conteúdo" links={links} current={current} />
    </div>
  )
}
