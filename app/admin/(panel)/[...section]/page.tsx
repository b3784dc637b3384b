import { notFound } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'
import { requireAdmin } from '@/lib/access/guard'
import { type Facts, factLabels, isFactName } from '@/lib/content/prose/facts'
import { registry } from '@/lib/panel/registry'
import { getFacts } from '@/lib/site/facts'
import { isListName, type ListName } from '@/lib/site/registry'
import { listMetadata } from '../../_list/list-page'
import { LonePage } from '../../_list/lone-page'
import { MenuFitNote } from '../../_pages/menu-fit-note'

type Props = { params: Promise<{ section: string[] }> }

export async function generateMetadata({ params }: Props) {
  const name = nameOf(await params)
  return name ? listMetadata(registry[name]) : {}
}

/** Also renders the 404 page of /admin, because the panel's policy would block the scripts of the site's static one. */
export default async function SectionPage({ params }: Props) {
  await requireAdmin()
  const name = nameOf(await params)
  if (!name) notFound()
  const form = (
    <>
      <LonePage section={registry[name]} />
      {name === 'naming' && (
        <Suspense>
          <MenuFitNote />
        </Suspense>
      )}
    </>
  )
  return withFacts.includes(name) ? <BesideFacts>{form}</BesideFacts> : form
}

/** Sections whose texts may contain names of the hotel's facts. */
const withFacts: ListName[] = ['arrival', 'texts']

function nameOf({ section: [name, ...rest] }: { section: string[] }): ListName | undefined {
  return rest.length === 0 && isListName(name) && registry[name].lone ? name : undefined
}

function BesideFacts({ children }: { children: ReactNode }) {
  return (
    <div className="gap-8 xl:grid xl:grid-cols-[minmax(0,880px)_minmax(17rem,1fr)]">
      <div className="min-w-0">{children}</div>
      <aside aria-labelledby="facts" className="max-xl:mt-8 xl:sticky xl:top-6 xl:self-start">
        <h2 id="facts" className="font-semibold text-[1.0625rem]">
          Dados do hotel
        </h2>
        <p className="field-hint mt-1">
          Escreva o nome entre chaves e o site põe o dado no lugar. Sem o dado, a frase não aparece.
        </p>
        <Suspense>
          <FactList />
        </Suspense>
      </aside>
    </div>
  )
}

async function FactList() {
  const facts = await getFacts().catch((): Facts => ({}))
  return (
    <dl className="mt-4 border-t text-small">
      {Object.entries(factLabels).map(([name, label]) => {
        const value = isFactName(name) ? facts[name] : ''
        return (
          <div key={name} className="border-b py-2">
            <dt>
              <code className="font-semibold">{`{${name}}`}</code> {label}
            </dt>
            <dd className="text-ink-600">{value || 'vazio'}</dd>
          </div>
        )
      })}
    </dl>
  )
}
