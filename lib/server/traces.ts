import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { env } from '@/lib/env'
import { logEventOnce } from '@/lib/log'
import { logContext, requestId } from '@/lib/log-context'
import { vercelRequest } from '@/lib/vercel-request'
import { cleanSpan } from './clean-span'

/** Sends Next's own spans; the exporter reads OTEL_EXPORTER_OTLP_*. Without a propagator: nobody outside names our traces. */
export async function startTraces() {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env.OTEL_SERVICE_NAME || env().HOTEL_SLUG,
      'service.version': logContext().release,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share()) }),
    spanProcessors: [
      naming,
      new BatchSpanProcessor({
        exporter: cleaning(await exporter()),
        scheduledDelayMillis: Number(process.env.OTEL_BSP_SCHEDULE_DELAY) || undefined,
      }),
      { ...idle, onEnd: ({ parentSpanContext }) => parentSpanContext ?? flushBeforeFreezing() },
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)

  function flushBeforeFreezing() {
    vercelRequest().waitUntil?.(provider.forceFlush())
  }
}

function share() {
  const asked = Number(process.env.OTEL_TRACES_SAMPLER_ARG || 1)
  return asked >= 0 && asked <= 1 ? asked : 1
}

const idle: SpanProcessor = {
  onStart() {},
  onEnd() {},
  forceFlush: async () => {},
  shutdown: async () => {},
}

const naming: SpanProcessor = {
  ...idle,
  onStart(span) {
    const id = requestId()
    if (id) span.setAttribute('request.id', id)
  },
}

async function exporter(): Promise<SpanExporter> {
  const isJson = process.env.OTEL_EXPORTER_OTLP_PROTOCOL === 'http/json'
  const { OTLPTraceExporter } = isJson
    ? await import('@opentelemetry/exporter-trace-otlp-http')
    : await import('@opentelemetry/exporter-trace-otlp-proto')
  return new OTLPTraceExporter()
}

function cleaning(next: SpanExporter): SpanExporter {
  return {
    export(spans, done) {
      next.export(spans.map(cleanSpan), (result) => {
        if (result.code !== 0) logEventOnce('traces_not_sent', { reason: result.error?.name })
        done(result)
      })
    },
    shutdown: () => next.shutdown(),
    forceFlush: async () => next.forceFlush?.(),
  }
}
