import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import type { TakenMail } from './history.ts'

/**
 * `busy` (421) and `greylist` (451) defer at the recipient, `silent` accepts DATA without an answer, `lost` accepts it
 * and cuts the connection.
 */
export type MailTrouble = 'none' | 'busy' | 'greylist' | 'silent' | 'lost'

export interface MailServer extends AsyncDisposable {
  port: number
  set(trouble: MailTrouble): void
  mails: readonly TakenMail[]
}

const NEVER_MS = 600_000

export async function openMailServer(): Promise<MailServer> {
  let trouble: MailTrouble = 'none'
  const mails: TakenMail[] = []
  const stop = new AbortController()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo(_address, _session, done) {
      if (trouble === 'busy') return done(deferral(421, 'Try again later, closing connection'))
      if (trouble === 'greylist') return done(deferral(451, 'Greylisted'))
      done()
    },
    onData(stream, session, done) {
      const fault = trouble
      read(stream).then(async (message) => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        mails.push({ at: Date.now(), to, ...identityOf(message), answered: fault === 'none' })
        if (fault === 'silent') await pause(NEVER_MS, undefined, { signal: stop.signal }).catch(() => {})
        if (fault === 'lost') cut(session.id)
        else done()
      }, done)
    },
  })
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    mails,
    set(next) {
      trouble = next
    },
    async [Symbol.asyncDispose]() {
      stop.abort()
      for (const connection of connections()) connection._socket.destroy()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }

  function connections(): Set<{ id: string; _socket: { destroy(): void } }> {
    return (server as unknown as { connections: Set<{ id: string; _socket: { destroy(): void } }> }).connections
  }

  function cut(id: string): void {
    for (const connection of connections()) if (connection.id === id) connection._socket.destroy()
  }
}

function deferral(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}

async function read(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** A repeated mail keeps its first Message-ID. */
function identityOf(message: Buffer): { id: string; digest: string } {
  const id = /^message-id:\s*(<[^>]+>)/im.exec(message.toString('latin1'))?.[1] ?? ''
  return { id, digest: createHash('sha256').update(message).digest('hex') }
}
