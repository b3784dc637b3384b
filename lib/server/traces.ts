import type { Attributes } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type Span,
} from '@opentelemetry/sdk-trace-node'
import { env } from '@/lib/env'
import { logContext, logEventOnce, requestId } from '@/lib/log'
import { withoutToken } from '@/lib/paths'

/**
 * Exports Next's spans to the collector in OTEL_EXPORTER_OTLP_*. The SDK reads the other OTEL_* variables itself. There is no
 * propagator, because visitors must not choose trace ids.
 */
export function startTraces() {
  const resource = resourceFromAttributes({
    'service.name': process.env.OTEL_SERVICE_NAME || env().HOTEL_SLUG,
    'service.version': logContext().release,
  })
  const processor = new CleanSpanProcessor(new LoggedExporter())
  new NodeTracerProvider({ resource, spanProcessors: [processor] }).register({ propagator: null })
}

/** Adds the request id to each span and exports a copy with allowed attributes only (SEC-7). */
class CleanSpanProcessor extends BatchSpanProcessor {
  override onStart(span: Span) {
    const id = requestId()
    if (id) span.setAttribute('request.id', id)
  }

  override onEnd(span: ReadableSpan) {
    super.onEnd(cleanSpan(span))
  }
}

class LoggedExporter extends OTLPTraceExporter {
  override export(...[spans, done]: Parameters<OTLPTraceExporter['export']>) {
    super.export(spans, (result) => {
      if (result.code !== 0) logEventOnce('traces_not_sent', { reason: result.error?.name })
      done(result)
    })
  }
}

/** Next writes whole addresses into other attributes, so only these are exported. */
const exported = new Set([
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

/** Returns the span without addresses, messages and stacks. */
export function cleanSpan(span: ReadableSpan): ReadableSpan {
  const attributes: Attributes = {}
  for (const [name, value] of Object.entries(span.attributes))
    if (exported.has(name)) attributes[name] = typeof value === 'string' ? plain(value) : value
  return Object.create(span, {
    name: { value: plain(span.name) },
    attributes: { value: attributes },
    status: { value: { code: span.status.code } },
    links: { value: [] },
    events: { value: [] },
  })
}

/** Shortens `fetch GET https://host/path?query` to `fetch GET host`. */
function plain(text: string) {
  const [before = ''] = text.replace(/[a-z]+:\/\/(?:[^\s/@]*@)?([^\s/?#]+)\S*/gi, '$1').split('?')
  return withoutToken(before)
}
