import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

const tracer = trace.getTracer('@etax/messaging')

/** Headers with which the consumer continues the publisher's trace. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}

export function inSpan<T>(
  name: string,
  kind: SpanKind.PRODUCER | SpanKind.CONSUMER,
  destination: string,
  headers: Record<string, string>,
  work: () => Promise<T>,
): Promise<T> {
  const parent = kind === SpanKind.CONSUMER ? propagation.extract(context.active(), headers) : context.active()
  const attributes = {
    'messaging.system': 'rabbitmq',
    'messaging.destination.name': destination,
    'messaging.operation.type': kind === SpanKind.CONSUMER ? 'process' : 'send',
  }
  return tracer.startActiveSpan(name, { kind, attributes }, parent, (span) => ended(span, work))
}

async function ended<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.message : String(error) })
    throw error
  } finally {
    span.end()
  }
}
