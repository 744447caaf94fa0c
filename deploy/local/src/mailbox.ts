import { createWriteStream, mkdirSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { newId } from '@etax/kernel'
import { SMTPServer } from 'smtp-server'

export interface Mailbox extends AsyncDisposable {
  url: string
  folder: string
  env: Record<string, string>
}

/** A local server needs no limit. With the notifier's default, mail is the bottleneck of a loaded system. */
export const LOCAL_SMTP_CONNECTIONS = '32'

/** An SMTP server on 127.0.0.1 that keeps each message as a file and forwards none. */
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

/** Renames the complete file, so that readers never see half a message. */
async function keep(stream: NodeJS.ReadableStream, folder: string): Promise<void> {
  const name = newId()
  const growing = join(folder, `${name}.part`)
  await pipeline(stream, createWriteStream(growing, { mode: 0o600 }))
  await rename(growing, join(folder, `${name}.eml`))
}
