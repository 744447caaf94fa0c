import type { AttemptReport, OnRequest } from './connection.ts'

/** The parts of `@opentelemetry/api` that are used. */
export interface OpenTelemetryApi<Context = unknown, TracedSpan extends Span = Span> {
  trace: {
    getTracer(name: string): { startSpan(name: string, options: SpanOptions): TracedSpan }
    setSpan(context: Context, span: TracedSpan): Context
  }
  context: { active(): Context }
  propagation: { inject(context: Context, carrier: Record<string, string>): void }
}

interface SpanOptions {
  kind: number
  attributes: Record<string, string | number>
}

interface Span {
  setAttribute(name: string, value: string | number): unknown
  setStatus(status: { code: number }): unknown
  end(): void
}

const CLIENT = 2
const ERROR = 2

/**
 * A span of OpenTelemetry for every attempt, by the conventions for HTTP clients; its context is sent as `traceparent`.
 * @param api the module `@opentelemetry/api`
 */
export function openTelemetry<Context, TracedSpan extends Span>({
  trace,
  context,
  propagation,
}: OpenTelemetryApi<Context, TracedSpan>): OnRequest {
  return ({ operation, method, url, attempt, requestId, headers }) => {
    const attributes = {
      'http.request.method': method,
      'url.full': url,
      'server.address': new URL(url).hostname,
      'etax.operation': operation,
      'etax.request_id': requestId,
      ...(attempt > 1 ? { 'http.request.resend_count': attempt - 1 } : {}),
    }
    const span = trace.getTracer('@etax/client').startSpan(`etax ${operation}`, { kind: CLIENT, attributes })
    propagation.inject(trace.setSpan(context.active(), span), headers)
    return (report) => end(span, report)
  }
}

function end(span: Span, { status }: AttemptReport): void {
  if (status > 0) span.setAttribute('http.response.status_code', status)
  else span.setAttribute('error.type', 'no-answer')
  if (status === 0 || status >= 400) span.setStatus({ code: ERROR })
  span.end()
}
