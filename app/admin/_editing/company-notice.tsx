'use client'

import { Users } from 'lucide-react'
import type { ListInfo } from '../_list/list-info'
import { useCompany } from './use-company'

type Props = { list: Pick<ListInfo, 'name' | 'texts'>; item: string | undefined }

/** Says who has the same form open; it stands in nobody's way. */
export function CompanyNotice({ list: { name, texts }, item }: Props) {
  const { others, self } = useCompany(name, item)
  const sentences = [
    ...(others.length > 0
      ? [`${inWords.format(others)} ${others.length === 1 ? 'está' : 'estão'} editando ${texts.itself}.`]
      : []),
    ...(self ? [texts.openElsewhere] : []),
  ]
  return (
    <div role="status">
      {sentences.length > 0 && (
        <p className="mb-5 flex gap-3 border-gold-500 border-l-4 bg-sand-100 px-4 py-3">
          <Users className="mt-0.5 size-5 flex-none text-ink-600" aria-hidden="true" />
          {sentences.join(' ')}
        </p>
      )}
    </div>
  )
}

const inWords = new Intl.ListFormat('pt-BR')
