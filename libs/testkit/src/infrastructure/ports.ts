import { randomInt } from 'node:crypto'
import { createConnection, createServer } from 'node:net'

/** Below the ports of outgoing connections, which could take a free one. */
const lowest = 20_000
const highest = 32_000

/** A free TCP port of 127.0.0.1; `lower` leaves space for a second port that much higher. */
export async function freePort({ lower = 0 } = {}): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest) - lower
    if (await isFree(port)) return port
  }
}

export function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}

export function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    const end = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
}
