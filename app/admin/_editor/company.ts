import { newId } from '@/lib/new-id'
import { z } from '@/lib/zod'

const company = z.object({ others: z.array(z.string()) })

/** Who else has the same form open, and whether this browser has it open in another tab. */
export type Company = Answer & { self: boolean }

type Answer = z.output<typeof company>

/** Milliseconds between an answer and the next question (FORM-10). */
const everyMs = 10_000

/** Identifies this tab, so that a form that is opened again replaces its own entry. */
const tab = newId()

/** The requests of a tab follow one another: the end of a form could overtake its reopening, and hide the person. */
let last: Promise<Answer | undefined> = Promise.resolve(undefined)

/** Reports this form as open, and asks who else has it open while the tab is visible. Returns how to stop. */
export function watchCompany(section: string, item: string, onAnswer: (answer: Company) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isClosed = false
  let letGo = () => {}
  const name = `${section} ${item}`

  // All tabs with this form hold it, and the browser lets go for one that is closed or loaded again. There is none without https.
  void navigator.locks?.request(name, { mode: 'shared' }, () => {
    if (!isClosed) return new Promise<void>((resolve) => (letGo = resolve))
  })
  async function isHeldTwice() {
    const locks = await navigator.locks?.query()
    return (locks?.held ?? []).filter((lock) => lock.name === name).length > 1
  }

  async function ask() {
    clearTimeout(timer)
    if (isAsking) return
    isAsking = true
    if (document.visibilityState !== 'hidden' && navigator.onLine) {
      last = last.then(() => send({ section, item, open: '1' }))
      const answer = await last
      const self = await isHeldTwice()
      if (answer && !isClosed) onAnswer({ ...answer, self })
    }
    isAsking = false
    if (!isClosed) timer = setTimeout(ask, everyMs)
  }
  const end = () => send({ section, item, open: '0' })

  void ask()
  document.addEventListener('visibilitychange', ask)
  window.addEventListener('pagehide', end)
  return () => {
    isClosed = true
    letGo()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', ask)
    window.removeEventListener('pagehide', end)
    last = last.then(end)
  }
}

/** Undefined if the server does not answer. */
async function send(query: Record<string, string>): Promise<Answer | undefined> {
  try {
    const response = await fetch(`/admin/presenca?${new URLSearchParams({ ...query, tab })}`, {
      method: 'POST',
      keepalive: query.open === '0',
      signal: AbortSignal.timeout(8000),
    })
    return company.safeParse(await response.json()).data
  } catch {
    return undefined
  }
}
