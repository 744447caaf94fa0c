import type { Server, Socket } from 'node:net'

const long = new WeakSet<Socket>()

export function notCutOff(socket: Socket): void {
  long.add(socket)
}

/** Node has one time limit for all requests, and reports its end to the server. */
export function allowLongRequests(server: Server): void {
  const [answer] = server.listeners('clientError')
  server.removeAllListeners('clientError')
  server.on('clientError', (error: Error & { code?: string }, socket: Socket) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && long.has(socket)) return
    answer?.(error, socket)
  })
}
