import { newId } from '@/lib/new-id'
import { z } from '@/lib/zod'

const presenceAnswer = z.object({ others: z.array(z.string()) })

/** `self` is true if another tab of this browser has the same form open. */
export type Presence = Answer & { self: boolean }

type Answer = z.output<typeof presenceAnswer>

/** Milliseconds between a response and the next request (FORM-10). */
const intervalMs = 10_000

/** Identifies this tab, so a reopened form replaces its own entry. */
const tab = newId()

/** Requests are sequential: a late 'closed' request after a reopening would hide the person. */
let last: Promise<Answer | undefined> = Promise.resolve(undefined)

/** Reports this form as open and, while the tab is visible, polls who else has it open. Returns a function that stops. */
export function watchPresence(
  section: string,
  item: string,
  onAnswer: (answer: Presence) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isClosed = false
  let releaseLock = () => {}
  const name = `${section} ${item}`

  // Every tab with this form holds a shared lock, which the browser releases on close or reload. Locks require https.
  void navigator.locks?.request(name, { mode: 'shared' }, () => {
    if (!isClosed) return new Promise<void>((resolve) => (releaseLock = resolve))
  })
  async function isOpenTwice() {
    const locks = await navigator.locks?.query()
    return (locks?.held ?? []).filter((lock) => lock.name === name).length > 1
  }

  async function ask() {
    clearTimeout(timer)
    if (isAsking) return
    isAsking = true
    if (document.visibilityState !== 'hidden' && navigator.onLine) {
      last = last.then(() => sendPresence({ section, item, open: '1' }))
      const answer = await last
      const self = await isOpenTwice()
      if (answer && !isClosed) onAnswer({ ...answer, self })
    }
    isAsking = false
    if (!isClosed) timer = setTimeout(ask, intervalMs)
  }
  const reportClosed = () => sendPresence({ section, item, open: '0' })

  void ask()
  document.addEventListener('visibilitychange', ask)
  window.addEventListener('pagehide', reportClosed)
  return () => {
    isClosed = true
    releaseLock()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', ask)
    window.removeEventListener('pagehide', reportClosed)
    last = last.then(reportClosed)
  }
}

/** Returns undefined if the server does not answer. */
async function sendPresence(query: Record<string, string>): Promise<Answer | undefined> {
  try {
    const response = await fetch(`/admin/presenca?${new URLSearchParams({ ...query, tab })}`, {
      method: 'POST',
      keepalive: query.open === '0',
      signal: AbortSignal.timeout(8000),
    })
    return presenceAnswer.safeParse(await response.json()).data
  } catch {
    return undefined
  }
}
