import { createWriteStream, mkdirSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { newId } from '@etax/kernel'
import { SMTPServer } from 'smtp-server'

export interface Mailbox extends AsyncDisposable {
  /** For `SMTP_URL`. */
  url: string
  /** Each message it took, as `<id>.eml`, in the order of arrival. */
  folder: string
  /** How the notifier is to use it. */
  env: Record<string, string>
}

/** A server of this machine limits nobody. With the notifier's own limit, mail is what a loaded system waits for. */
export const LOCAL_SMTP_CONNECTIONS = '32'

/** An SMTP server on 127.0.0.1 that keeps every message as a file and sends none on. */
export async function openMailbox(dataDir: string): Promise<Mailbox> {
  const folder = resolve(dataDir, 'mail')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      keep(stream, folder).then(() => done(), done)
    },
  })
  const listening = Promise.withResolvers<void>()
  server.on('error', listening.reject)
  server.listen(0, '127.0.0.1', listening.resolve)
  await listening.promise
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    folder,
    env: { SMTP_CONNECTIONS: process.env.SMTP_CONNECTIONS || LOCAL_SMTP_CONNECTIONS },
    [Symbol.asyncDispose]: () => new Promise((closed) => server.close(closed)),
  }
}

/** A reader of the folder never sees half a message: the file gets its name when it is whole. */
async function keep(stream: NodeJS.ReadableStream, folder: string): Promise<void> {
  const name = newId()
  const growing = join(folder, `${name}.part`)
  await pipeline(stream, createWriteStream(growing, { mode: 0o600 }))
  await rename(growing, join(folder, `${name}.eml`))
}
