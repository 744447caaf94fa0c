import type { Server, Socket } from 'node:net'
import { answerUnreadable } from './client-errors.ts'

const long = new WeakSet<Socket>()

export function notCutOff(socket: Socket): void {
  long.add(socket)
}

/**
 * Answers requests that cannot be read. Node has one time limit for all requests, and reports its end to the server:
 * long ones go on.
 */
export function answerClientErrors(server: Server): void {
  server.removeAllListeners('clientError')
  server.on('clientError', (error: Error & { code?: string }, socket: Socket) => {
    const { code } = error
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT' && long.has(socket)) return
    if (code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable) socket.write(answerUnreadable(code))
    socket.destroy(error)
  })
}
