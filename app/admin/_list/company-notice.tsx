'use client'

import { Users } from 'lucide-react'
import { useEffect, useState } from 'react'
import { newId } from '@/lib/new-id'
import { z } from '@/lib/zod'
import type { ListInfo } from './list-info'

type Props = { list: Pick<ListInfo, 'name' | 'texts'>; item: string | undefined }

/** Says who else has the same form open (FORM-10). */
export function CompanyNotice({ list: { name, texts }, item }: Props) {
  const { others, self } = useCompany(name, item)
  const sentences = [
    others.length > 0 &&
      `${inWords.format(others)} ${others.length === 1 ? 'está' : 'estão'} editando ${texts.itself}.`,
    self && texts.openElsewhere,
  ].filter(Boolean)
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

const everyMs = 12_000

const company = z.object({ others: z.array(z.string()), self: z.boolean() })

/** Identifies this tab, so that a form that is opened again replaces its own entry. */
const tab = newId()

const nobody: z.output<typeof company> = { others: [], self: false }

/** Asks regularly who else has the form of this item open, while this one is visible. Nobody, if the server does not answer. */
function useCompany(section: string, item: string | undefined) {
  const [present, setPresent] = useState(nobody)

  // The server learns only from these requests that this form is open.
  useEffect(() => {
    if (!item) return
    const query = { section, item, tab }
    let timer: ReturnType<typeof setTimeout> | undefined
    let asked: Promise<unknown> = Promise.resolve()
    let isClosed = false

    async function ask() {
      clearTimeout(timer)
      timer = setTimeout(ask, everyMs)
      if (document.visibilityState === 'hidden' || !navigator.onLine) return
      const answer = await send(query, true)
      if (!isClosed && answer) setPresent(answer)
    }
    function askNow() {
      asked = ask()
    }
    function end() {
      void send(query, false)
    }

    askNow()
    document.addEventListener('visibilitychange', askNow)
    window.addEventListener('pagehide', end)
    return () => {
      isClosed = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', askNow)
      window.removeEventListener('pagehide', end)
      // Otherwise the end could arrive before the beginning.
      void asked.then(end)
    }
  }, [section, item])

  return present
}

async function send(query: Record<string, string>, open: boolean) {
  const address = `/admin/presenca?${new URLSearchParams({ ...query, open: open ? '1' : '0' })}`
  try {
    const response = await fetch(address, { method: 'POST', keepalive: !open })
    return company.safeParse(await response.json()).data
  } catch {
    return undefined
  }
}
