import { connectionFailureOf, sayConnectionFailure } from '@etax/kernel'
import { createTransport } from 'nodemailer'
import type { SendResult } from '../domain/delivery.ts'
import type { Mailer } from '../ports.ts'
import { composeMail } from './compose-mail.ts'
import { writeMail } from './write-mail.ts'

export interface SmtpSettings {
  url: string
  from: string
  connections: number
}

/** Includes waiting for a free connection. */
const SEND_TIMEOUT_MS = 120_000

/** No retries here: the delivery's row counts and spaces attempts. */
export function smtpMailer({ url, from, connections }: SmtpSettings): Mailer & Disposable {
  const transport = createTransport({
    ...poolOptions(connections),
    url,
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          raw: writeMail(composeMail(mail, from)),
          messageId: mail.messageId,
          envelope: { from, to: [mail.to] },
          signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
        })
        return { kind: 'sent' }
      } catch (error) {
        return resultOf(error as SmtpError)
      }
    },
    [Symbol.dispose]: () => transport.close(),
  }
}

function poolOptions(maxConnections: number) {
  return {
    pool: true as const,
    maxConnections,
    maxMessages: 1_000,
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

export interface SmtpError {
  code?: string | undefined
  command?: string | undefined
  message: string
  response?: string | undefined
  responseCode?: number | undefined
  permanent?: boolean | undefined
}

/**
 * Only a permanent error about recipient or message ends it. An operator can fix a refused login or sender; after a
 * cut connection the result is unknown.
 */
export function resultOf({ code, command, message, response, responseCode, permanent }: SmtpError): SendResult {
  const detail = response ?? sayConnectionFailure(connectionFailureOf({ code, message }), 'es')
  const aboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  const aboutSender = command === 'MAIL FROM' && responseCode !== undefined
  const final = permanent ?? responseCode === undefined
  return aboutMail && !aboutSender && final ? { kind: 'refused', detail } : { kind: 'later', detail }
}
