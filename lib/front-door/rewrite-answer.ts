import type { ServerResponse } from 'node:http'
import { headersIn } from './headers'

/** What is sent in place of an answer: `body` is given the answer's own body, whole. */
export type Rewrite = { status?: number; body: (sent: Buffer) => Buffer | string }

/**
 * Asks `judge` about an answer once, when its status and headers are known and before they are sent; it may change the
 * headers. With a rewrite the body is held until it is whole; else the answer passes as it is.
 */
export function rewriteAnswer(response: ServerResponse, judge: (status: number) => Rewrite | undefined) {
  const { writeHead, write, end } = response
  const held: Buffer[] = []
  let verdict: { rewrite: Rewrite | undefined } | undefined

  Object.assign(response, {
    writeHead(asked: number, ...rest: unknown[]) {
      for (const [name, value] of headersIn(rest.at(-1))) response.setHeader(name, value)
      const status = rewriteOf(asked)?.status
      if (status !== undefined) return Reflect.apply(writeHead, response, [status])
      return Reflect.apply(writeHead, response, typeof rest[0] === 'string' ? [asked, rest[0]] : [asked])
    },
    write(...given: unknown[]) {
      if (!rewriteOf(response.statusCode)) return Reflect.apply(write, response, given)
      hold(given)
      process.nextTick(() => callbackIn(given)?.())
      return true
    },
    end(...given: unknown[]) {
      const rewrite = rewriteOf(response.statusCode)
      if (!rewrite) return Reflect.apply(end, response, given)
      hold(given)
      return Reflect.apply(end, response, [
        rewrite.body(Buffer.concat(held)),
        callbackIn(given) ?? (() => {}),
      ])
    },
  })

  function rewriteOf(status: number) {
    verdict ??= { rewrite: judge(status) }
    return verdict.rewrite
  }

  function hold([chunk]: unknown[]) {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) held.push(Buffer.from(chunk))
  }
}

function callbackIn(given: unknown[]): (() => void) | undefined {
  const last = given.at(-1)
  return typeof last === 'function' ? () => Reflect.apply(last, undefined, []) : undefined
}
