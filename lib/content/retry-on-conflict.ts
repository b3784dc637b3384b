import { ContentError } from '@/lib/access/errors'
import { withDeadline } from '@/lib/deadline'

const attempts = 30
const longestWait = 2000

/** Repeats `attempt` while it returns undefined, up to 30 lost races. Within a process, writers of one `key` take turns. */
export function retryOnConflict<T>(key: string, attempt: () => Promise<T | undefined>): Promise<T> {
  return inTurn(key, async () => {
    for (let lost = 0; lost < attempts; lost++) {
      if (lost > 0) await pause(lost)
      const written = await attempt()
      if (written !== undefined) return written
    }
    throw new ContentError('Erro ao salvar no banco: muitas alterações ao mesmo tempo')
  })
}

const tails = new Map<string, Promise<unknown>>()

function inTurn<T>(key: string, task: () => Promise<T>): Promise<T> {
  const before = tails.get(key)
  const result = before ? withDeadline(() => before, longestWait).then(task, task) : task()
  const tail = result.then(forget, forget)
  tails.set(key, tail)
  return result

  function forget() {
    if (tails.get(key) === tail) tails.delete(key)
  }
}

/** Grows with each lost race and is random, so that processes get out of step. */
function pause(lost: number) {
  const longest = Math.min(10 * 2 ** lost, 250)
  return new Promise((resolve) => setTimeout(resolve, Math.random() * longest))
}
