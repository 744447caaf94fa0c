import { createServer } from 'node:http'
import { within } from '@etax/kernel'

export type Check = () => boolean | Promise<boolean>

interface HealthAddress {
  healthHost: string
  /** 0 disables it. */
  healthPort: number
}

/** `/livez`: the process answers. `/readyz` and `/startupz`: all dependencies answer. */
export async function serveHealth(
  { healthHost, healthPort }: HealthAddress,
  checks: readonly Check[],
): Promise<AsyncDisposable> {
  if (healthPort === 0) return { async [Symbol.asyncDispose]() {} }
  const server = createServer((request, response) => {
    const check = request.url === '/livez' ? Promise.resolve(true) : isReady(checks)
    void check.then((good) => {
      response.writeHead(good ? 200 : 503, { 'content-type': 'text/plain' }).end(good ? 'ok\n' : 'not ready\n')
    })
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(healthPort, healthHost, resolve))
  return {
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Whether all checks pass within two seconds. */
export async function isReady(checks: readonly Check[]): Promise<boolean> {
  const all = Promise.all(checks.map(async (check) => check()))
  return within(2_000, 'checking readiness', all).then(
    (answers) => answers.every(Boolean),
    () => false,
  )
}
