/**
 * OpenTelemetry, by its own variables: with OTEL_EXPORTER_OTLP_ENDPOINT set, traces and metrics leave the process;
 * without it nothing is loaded, and the API calls in the code cost nothing.
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
