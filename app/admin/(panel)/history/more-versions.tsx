import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'

type Props = { slug: string; before: number | undefined; older: number | undefined }

export function MoreVersions({ slug, before, older }: Props) {
  return (
    <nav aria-label="Mais versões" className="mt-6 flex flex-wrap gap-2">
      {before !== undefined && (
        <Link className={buttonClass('outline')} href={`/admin/history?secao=${slug}`}>
          Versões mais recentes
        </Link>
      )}
      {older !== undefined && (
        <Link className={buttonClass('outline')} href={`/admin/history?secao=${slug}&antes=${older}`}>
          Versões anteriores
        </Link>
      )}
    </nav>
  )
}
