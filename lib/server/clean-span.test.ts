import type { ReadableSpan } from '@opentelemetry/sdk-trace'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { expect, test } from 'vitest'
import { cleanSpan } from './clean-span'

test('a span tells its route, its request and what kind of error; nothing that anybody sent or that code said', () => {
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
  const { resource: _, ...told } = span
  expect(JSON.stringify(told)).not.toContain('segredo')
})

test.each(['GET /previa/[token]', 'render route (app) /oferta/[slug]', 'middleware GET'])(
  '%s stays as it is',
  (name) => expect(cleanSpan(spanOf(name)).name).toBe(name),
)

function spanOf(name: string, attributes = {}): ReadableSpan {
  const exporter = new InMemorySpanExporter()
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] })
  const span = provider.getTracer('next.js').startSpan(name, { attributes })
  span.recordException(new Error('segredo'))
  span.setStatus({ code: 2, message: 'segredo' })
  span.end()
  const [finished] = exporter.getFinishedSpans()
  if (!finished) throw new Error('no span')
  return finished
}
