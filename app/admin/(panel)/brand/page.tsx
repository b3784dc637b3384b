import type { Metadata } from 'next'
import Link from 'next/link'
import { letterFaces } from '@/app/letters/faces'
import { buttonClass } from '@/components/ui/button'
import { brandOfManagers } from '@/lib/access/errors'
import { requireAdmin } from '@/lib/access/guard'
import { type Lettering, letterings } from '@/lib/brand/letters'
import { getSingles } from '@/lib/panel/panel-queries'
import { getFormVersions } from '@/lib/panel/pending-queries'
import { getSite } from '@/lib/site/site-content'
import { LoadFailure } from '../../_ui/load-failure'
import { PageHead } from '../../_ui/page-head'
import { readFailed } from '../../_ui/read-failed'
import { BrandForm } from './brand-form'

export const metadata: Metadata = { title: 'Marca · Painel Administrativo' }

const head = { title: 'Marca', text: 'Nome, logotipo, cores e letras de todo o site e deste painel.' }

export default async function BrandPage() {
  const admin = await requireAdmin()
  if (!admin.isManager) {
    return (
      <>
        <PageHead {...head} />
        <p className="mb-4 max-w-measure">{brandOfManagers}</p>
        <Link href="/admin/team" className={buttonClass('outline')}>
          Ver quem gerencia a equipe
        </Link>
      </>
    )
  }
  const [stored, site] = await Promise.all([
    Promise.all([getSingles(admin), getFormVersions(admin)]).catch(readFailed('sections')),
    getSite().catch(() => undefined),
  ])
  return (
    <>
      <PageHead {...head} />
      {/* Browsers fetch a font only once the sample uses it. */}
      <style>{faces}</style>
      {stored ? (
        <BrandForm
          stored={stored[0].configuration}
          pending={stored[1]}
          hotel={site?.hotel ?? { name: '', tagline: '' }}
        />
      ) : (
        <LoadFailure text="Erro ao carregar dados do hotel." />
      )}
    </>
  )
}

const faces = (Object.keys(letterings) as Lettering[]).map(letterFaces).join('')
