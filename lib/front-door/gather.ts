import type { ServerResponse } from 'node:http'

const MAX_BYTES = 512 * 1024

/** Tells `whole` the body of an answer as it left, once all of it has; nothing where `isWanted` says no to its headers. */
export function gather(response: ServerResponse, isWanted: () => boolean, whole: (body: Buffer) => void) {
  const { write, end } = response
  let parts: Buffer[] | undefined
  let bytes = 0
  let isJudged = false

  Object.assign(response, {
    write(...given: unknown[]) {
      const isTaken = Reflect.apply(write, response, given)
      add(given)
      return isTaken
    },
    end(...given: unknown[]) {
      Reflect.apply(end, response, given)
      add(given)
      if (parts) whole(Buffer.concat(parts))
      parts = undefined
      return response
    },
  })

  function add([chunk, encoding]: unknown[]) {
    if (!isJudged) {
      isJudged = true
      if (isWanted()) parts = []
    }
    if (!parts) return
    const piece = bufferOf(chunk, encoding)
    bytes += piece?.length ?? 0
    if (bytes > MAX_BYTES) parts = undefined
    else if (piece) parts.push(piece)
  }
}

function bufferOf(chunk: unknown, encoding: unknown): Buffer | undefined {
  if (typeof chunk === 'string') {
    const isNamed = typeof encoding === 'string' && Buffer.isEncoding(encoding)
    return Buffer.from(chunk, isNamed ? encoding : 'utf8')
  }
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : undefined
}
