import { newId } from '@/lib/new-id'
import { z } from '@/lib/zod'

const company = z.object({ others: z.array(z.string()), self: z.boolean() })

/** Who else has the same form open, and whether this person has it open in another tab. */
export type Company = z.output<typeof company>

/** Milliseconds between an answer and the next question: somebody new is known within 3 s (FORM-10). */
const everyMs = 2000
const patienceMs = 8000

/** Identifies this tab, so that a form that is opened again replaces its own entry. */
const tab = newId()

/** The requests of a tab follow one another: the end of a form could overtake its reopening, and hide the person. */
let last: Promise<unknown> = Promise.resolve()

/** Reports the form of this item as open, and asks who else has it open while the tab is visible. Returns how to stop. */
export function watchCompany(section: string, item: string, onAnswer: (answer: Company) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isClosed = false

  async function ask() {
    clearTimeout(timer)
    if (isAsking) return
    isAsking = true
    if (document.visibilityState !== 'hidden' && navigator.onLine) {
      const answer = await inTurn(() => send({ section, item, open: '1' }))
      if (answer && !isClosed) onAnswer(answer)
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
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', ask)
    window.removeEventListener('pagehide', end)
    void inTurn(end)
  }
}

function inTurn<T>(request: () => Promise<T>): Promise<T> {
  const answer = last.then(request)
  last = answer
  return answer
}

/** Undefined if the server does not answer. */
async function send(query: Record<string, string>): Promise<Company | undefined> {
  try {
    const response = await fetch(`/admin/presenca?${new URLSearchParams({ ...query, tab })}`, {
      method: 'POST',
      keepalive: query.open === '0',
      signal: AbortSignal.timeout(patienceMs),
    })
    return company.safeParse(await response.json()).data
  } catch {
    return undefined
  }
}
