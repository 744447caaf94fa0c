import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface MailServer extends AsyncDisposable {
  url: string
  taken: { to: string; raw: string; mail: Email }[]
  /** Faults for the next mails to an address, in order. */
  behave(address: string, ...faults: Fault[]): void
}

export type Fault = { rcpt: number } | { data: number } | 'cut-after-taking' | 'cut-before-taking'

export async function aMailServer(): Promise<MailServer> {
  const taken: MailServer['taken'] = []
  const faults = new Map<string, Fault[]>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, reply) {
      const fault = faults.get(address)?.[0]
      if (fault === undefined || typeof fault === 'string' || !('rcpt' in fault)) return reply()
      faults.get(address)?.shift()
      reply(refusal(fault.rcpt))
    },
    onData(stream, session, reply) {
      const to = session.envelope.rcptTo[0]?.address ?? ''
      const fault = faults.get(to)?.shift()
      void text(stream).then(async (raw) => {
        if (fault === 'cut-before-taking') return cut(session.id)
        if (typeof fault === 'object' && 'data' in fault) return reply(refusal(fault.data))
        taken.push({ to, raw, mail: await PostalMime.parse(raw) })
        if (fault === 'cut-after-taking') return cut(session.id)
        return reply()
      })
    },
  })
  server.on('error', () => {})
  const listening = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', listening.resolve)
  await listening.promise
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    behave: (address, ...next) => faults.set(address, next),
    [Symbol.asyncDispose]: () => new Promise((closed) => server.close(closed)),
  }

  function cut(session: string): void {
    for (const connection of server.connections) {
      const { id, _socket } = connection as unknown as { id: string; _socket: { destroy(): void } }
      if (id === session) _socket.destroy()
    }
  }
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error(responseCode < 500 ? 'try again later' : 'no such mailbox'), { responseCode })
}

async function text(stream: Readable): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('latin1')
}
