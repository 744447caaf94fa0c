import { expect, test } from '@jest/globals'
import { context, propagation, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { connection } from './connection.ts'
import { openTelemetry } from './telemetry.ts'

test('every attempt is a span, whose context the service receives', async () => {
  const exporter = new InMemorySpanExporter()
  trace.setGlobalTracerProvider(new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }))
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const parents: (string | null)[] = []
  const answers = [new Response('{}', { status: 503 }), new Response('{"data":{}}')]
  const over = connection({
    apiKey: 'ak_test_nobodyMayReadThis',
    baseUrl: 'http://tax.example',
    fetch: async (_url, init) => {
      parents.push(new Headers(init?.headers).get('traceparent'))
      return answers.shift() ?? Response.error()
    },
    timeoutMs: 1_000,
    attemptTimeoutMs: 1_000,
    maxRetries: 1,
    random: () => 0,
    now: Date.now,
    onRequest: openTelemetry({ trace, context, propagation }),
  })

  await over.send('listReceipts', { query: { q: 'María' } }, { requestId: 'order-1' })

  const spans = exporter.getFinishedSpans()
  expect(spans.map(({ name, attributes }) => ({ name, ...attributes }))).toEqual(
    [503, 200].map((status, at) => ({
      name: 'etax listReceipts',
      'http.request.method': 'GET',
      'url.full': 'http://tax.example/v1/developer/receipts',
      'server.address': 'tax.example',
      'etax.operation': 'listReceipts',
      'etax.request_id': 'order-1',
      'http.response.status_code': status,
      ...(at === 0 ? {} : { 'http.request.resend_count': at }),
    })),
  )
  expect(parents).toEqual(spans.map((span) => `00-${span.spanContext().traceId}-${span.spanContext().spanId}-01`))
})
