import type { Attributes } from '@opentelemetry/api'
import type { ReadableSpan } from '@opentelemetry/sdk-trace'
import { withoutToken } from '@/lib/front-door/without-token'

/** What a collector may know (SEC-7): chosen, not sorted out. */
const told = new Set([
  'error.type',
  'http.method',
  'http.route',
  'http.status_code',
  'net.peer.name',
  'net.peer.port',
  'next.page',
  'next.route',
  'next.rsc',
  'next.segment',
  'next.span_type',
  'request.id',
])

export function cleanSpan(span: ReadableSpan): ReadableSpan {
  return {
    name: plain(span.name),
    kind: span.kind,
    spanContext: () => span.spanContext(),
    parentSpanContext: span.parentSpanContext,
    startTime: span.startTime,
    endTime: span.endTime,
    status: { code: span.status.code },
    attributes: toldOf(span.attributes),
    links: [],
    events: [],
    duration: span.duration,
    ended: span.ended,
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  }
}

function toldOf(attributes: Attributes): Attributes {
  const entries = Object.entries(attributes).filter(([name]) => told.has(name))
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? plain(value) : value]),
  )
}

/** `fetch GET https://host/path?query` is told as `fetch GET host`. */
function plain(text: string) {
  const [before = ''] = text.replace(/[a-z]+:\/\/(?:[^\s/@]*@)?([^\s/?#]+)\S*/gi, '$1').split('?')
  return withoutToken(before)
}
