/** RabbitMQ's convention: 5672 and 15672. */
export const MANAGEMENT_OFFSET = 10_000

export function managementOf(url: string): { base: string; authorization: string } {
  const { hostname, port, username, password } = new URL(url)
  const user = `${decodeURIComponent(username || 'guest')}:${decodeURIComponent(password || 'guest')}`
  return {
    base: `http://${hostname}:${Number(port || 5672) + MANAGEMENT_OFFSET}/api`,
    authorization: `Basic ${Buffer.from(user).toString('base64')}`,
  }
}

/** @throws Error when the API refuses */
export async function management(url: string, method: string, path: string, body?: unknown): Promise<void> {
  const { base, authorization } = managementOf(url)
  const answer = await fetch(base + path, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  })
  if (answer.ok) return
  throw new Error(`RabbitMQ's management API answered ${answer.status} to ${method} ${path}: ${await answer.text()}`)
}
