import type { Logger } from '@etax/runtime'
import type { Config } from './config.ts'
import { describeApi } from './description/describe-api.ts'
import { httpApp } from './http/app.ts'
import { type BaseUrl, baseUrlOf } from './http/base-url.ts'
import { closesConnections } from './http/close-connections.ts'
import { openRoutes, type Wiring } from './routes.ts'

export interface HttpServer {
  baseUrl: BaseUrl
  /** Answers with its address. Disposal ends streams and batches, then waits for running requests. */
  listen(wiring: Wiring, life: AsyncDisposableStack): Promise<string>
}

export async function httpServer(config: Config, log: Logger): Promise<HttpServer> {
  const app = await httpApp(log, { trustProxy: config.trustProxy === 'true' })
  return {
    baseUrl: baseUrlOf(config.publicUrl, app.server),
    async listen(wiring, life) {
      life.defer(() => app.close())
      // Long answers would delay the stop.
      life.defer(() => {
        wiring.eventStreams.stop()
        wiring.listenerStreams.stop()
        wiring.batches.stop()
      })
      const closeConnections = closesConnections(app)
      await describeApi(app)
      await openRoutes(app, wiring)
      life.defer(() => closeConnections(config.drainMs))
      return app.listen({ host: config.host, port: config.port })
    },
  }
}
