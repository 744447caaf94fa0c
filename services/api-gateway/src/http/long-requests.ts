import type { Server, Socket } from 'node:net'

const long = new WeakSet<Socket>()

/** A request whose body may take longer than others: it has a limit of its own. */
export function notCutOff(socket: Socket): void {
  long.add(socket)
}

/** Node gives every request the same time to be received, and tells the server when it is over. */
export function allowLongRequests(server: Server): void {
  const [answer] = server.listeners('clientError')
  server.removeAllListeners('clientError')
  server.on('clientError', (error: Error & { code?: string }, socket: Socket) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && long.has(socket)) return
    answer?.(error, socket)
  })
}
