import { AsyncLocalStorage } from 'node:async_hooks'
import { after } from 'next/server'
import { type Line, logEvent } from '@/lib/log'
import { isOnVercel } from '@/lib/on-vercel'

const MAX_MESSAGES = 5
const WINDOW_MS = 10 * 60_000
const TIMEOUT_MS = 5000

/** Sends a limited number of failures to a webhook (format: docs/runbook.md). The returned function never throws or waits. */
export function createAlerts(url: string): (line: Line) => void {
  // A fetch in the context of a page would make that page dynamic.
  const outside = AsyncLocalStorage.snapshot()
  const reported = new Set<string>()
  let sent = 0
  let missed = 0
  let isCounting = false

  return (line) => {
    const fault = JSON.stringify([line.request, line.digest ?? String(line.error ?? line.step)])
    if (reported.has(fault)) return
    if (reported.size >= 500) reported.clear()
    reported.add(fault)
    if (!isCounting) outside(() => setTimeout(endWindow, WINDOW_MS).unref())
    isCounting = true
    if (sent === MAX_MESSAGES) {
      missed += 1
      return
    }
    sent += 1
    post(messageOf(line))
  }

  function endWindow() {
    if (missed > 0) post({ event: 'more_failures', time: new Date().toISOString(), count: missed })
    sent = 0
    missed = 0
    isCounting = false
    // On Vercel requests have no id, so the same fault is sent again in each window.
    reported.clear()
  }

  function post(message: Line) {
    const work = outside(send, url, message).catch((error: unknown) => {
      logEvent('alert_not_sent', { reason: reasonOf(error) }, 'warn')
    })
    try {
      // Vercel stops a function after its response unless work is registered.
      if (isOnVercel()) after(work)
    } catch {
      // Outside a request, `after` throws and the message may be lost.
    }
  }
}

function messageOf({
  event,
  time,
  release,
  request,
  method,
  routePath,
  routeType,
  digest,
  step,
  error,
}: Line) {
  const cause = error instanceof Error ? error.message : String(error ?? 'no answer')
  const message = scrub(step ? `${step}: ${cause}` : cause)
  return { event, time, release, request, method, route: routePath, type: routeType, digest, message }
}

async function send(url: string, message: Line) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(formatFor(new URL(url).host, message)),
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error('refused', { cause: { code: `status ${response.status}` } })
}

/** Omits the message, because an error of `fetch` may contain the address, which is a secret. */
function reasonOf(error: unknown) {
  const cause = error instanceof Error ? error.cause : undefined
  if (typeof cause === 'object' && cause !== null && 'code' in cause) return String(cause.code)
  return error instanceof Error ? error.name : 'unknown'
}

/** Sends only text to chat services, which refuse or drop unknown fields. */
function formatFor(host: string, message: Line) {
  const text = sentenceOf(message)
  if (/(?:^|\.)(?:slack\.com|chat\.googleapis\.com)$/.test(host)) return { text }
  if (/(?:^|\.)discord(?:app)?\.com$/.test(host)) return { content: text, allowed_mentions: { parse: [] } }
  return { text, ...message }
}

function sentenceOf({ event, time, release, request, method, route, type, digest, message, count }: Line) {
  if (event === 'more_failures') return `Site: mais ${count} erros nos últimos minutos, até ${time}.`
  const place = route ? `${method} ${route} (${type})` : 'no painel'
  const codes = [
    request && `código ${request}`,
    digest && `digest ${digest}`,
    release && `versão ${release}`,
  ].filter(Boolean)
  return `Site: erro ${place}: ${message} [${[...codes, time].join(', ')}]`
}

/** Returns the first line of a message without personal data and keys, for readers outside this machine (SEC-7). */
export function scrub(text: string): string {
  const [line = ''] = text.split(/[\r\n\u2028\u2029]/)
  const clean = hidden.reduce((rest, [found, instead]) => rest.replace(found, instead), line.slice(0, 2000))
  return clean
    .replaceAll(/[<>@`*_~|]/g, ' ')
    .slice(0, 200)
    .trim()
}

const hidden: [RegExp, string][] = [
  [/=\([^)]*\)/g, '=(…)'],
  [/\bsb_\w+/g, '…'],
  [/[a-z][a-z\d+.-]*:\/\/(?:[^\s/@]*@)?([^\s/?#"')]+)[^\s"')]*/gi, '$1/…'],
  [/[^\s@"'(=<]+@[^\s@"')>]+/g, '…'],
  [/\?[^\s"')]+/g, '?…'],
  [
    /((?:senha|password|secret|token|api_?key|cookie|authorization)\w*["']?\s*[:=]\s*)\S+(?:\s+\S{12,})?/gi,
    '$1…',
  ],
  [/(?:\d{1,3}\.){3}\d{1,3}|(?:[\da-f]{0,4}:){3,}[\da-f]{0,4}/gi, '…'],
  [/\+?\d[\d ().-]{6,}\d/g, '…'],
  [/(?=[\w+/=.-]*\d)[\w+/=.-]{20,}/g, '…'],
]
