'use client'

import { useEffect, useState } from 'react'
import { newId } from '@/lib/new-id'
import { z } from '@/lib/zod'

const everyMs = 12_000

const company = z.object({ others: z.array(z.string()), self: z.boolean() })

/** This tab of the browser: a form that is opened again takes its own place. */
const tab = newId()

const nobody: z.output<typeof company> = { others: [], self: false }

/** Who else has the form of this item open, asked while this one is open and to be seen. Silent where it cannot be told. */
export function useCompany(section: string, item: string | undefined) {
  const [present, setPresent] = useState(nobody)

  // Others are told by the server only, and it hears of this form only from here.
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
      // Otherwise the end might arrive before what it ends.
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
