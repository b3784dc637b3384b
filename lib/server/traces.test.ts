import type { ReadableSpan } from '@opentelemetry/sdk-trace-node'
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node'
import { expect, test } from 'vitest'
import { cleanSpan } from './traces'

test('an exported span has route, request id and status, and nothing from visitors or exceptions', () => {
  const span = cleanSpan(
    spanOf('fetch GET https://u:segredo@db.example/rest/v1/rpc/site_content?p_slug=segredo', {
      'http.url': 'https://db.example/segredo',
      'http.target': '/previa/segredo?token=segredo',
      'http.route': '/oferta/[slug]',
      'next.route': '/previa/segredo.abc',
      'next.span_name': 'GET /segredo',
      'http.user_agent': 'segredo',
      'request.id': 'r-1',
      'http.status_code': 500,
    }),
  )
  expect(span.name).toBe('fetch GET db.example')
  expect(span.attributes).toEqual({
    'http.route': '/oferta/[slug]',
    'next.route': '/previa/…',
    'request.id': 'r-1',
    'http.status_code': 500,
  })
  expect(span.status).toEqual({ code: 2 })
  expect([span.links, span.events]).toEqual([[], []])
})

test.each(['GET /previa/[token]', 'middleware GET'])('%s stays unchanged', (name) =>
  expect(cleanSpan(spanOf(name)).name).toBe(name),
)

function spanOf(name: string, attributes = {}): ReadableSpan {
  const exporter = new InMemorySpanExporter()
  const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] })
  const span = provider.getTracer('next.js').startSpan(name, { attributes })
  span.recordException(new Error('segredo'))
  span.setStatus({ code: 2, message: 'segredo' })
  span.end()
  const [finished] = exporter.getFinishedSpans()
  if (!finished) throw new Error('no span')
  return finished
}
