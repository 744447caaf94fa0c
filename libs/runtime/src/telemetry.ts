/**
 * OpenTelemetry, by its own variables: OTEL_EXPORTER_OTLP_ENDPOINT exports traces and metrics. Without it, nothing is
 * loaded, and the API calls cost nothing.
 */
export async function startTelemetry(service: string): Promise<AsyncDisposable> {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return { async [Symbol.asyncDispose]() {} }
  const { NodeSDK } = await import('@opentelemetry/sdk-node')
  const sdk = new NodeSDK({ serviceName: process.env.OTEL_SERVICE_NAME || service })
  sdk.start()
  return {
    async [Symbol.asyncDispose]() {
      await sdk.shutdown()
    },
  }
}
