import { newId } from '@/lib/new-id'
import { z } from '@/lib/zod'

const presenceAnswer = z.object({ others: z.array(z.string()) })

/** Who else has the same form open, and whether this browser has it open in another tab. */
export type Presence = Answer & { self: boolean }

type Answer = z.output<typeof presenceAnswer>

/** Milliseconds between an answer and the next question (FORM-10). */
const intervalMs = 10_000

/** Identifies this tab, so that a form that is opened again replaces its own entry. */
const tab = newId()

/** The requests of a tab follow one another: the end of a form could overtake its reopening, and hide the person. */
let last: Promise<Answer | undefined> = Promise.resolve(undefined)

/** Reports this form as open, and asks who else has it open while the tab is visible. Returns how to stop. */
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

  // All tabs with this form hold it, and the browser lets go for one that is closed or loaded again. There is none without https.
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

/** Undefined if the server does not answer. */
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
