import { type Logger, pino } from 'pino'

export type { Logger } from 'pino'

/** Never logged, at any depth: keys, passwords, documents. */
const secrets = ['password', 'p12', 'key', 'secret', 'authorization', 'xml', 'pdf', 'signaturePassword', 'email']

export function createLogger(service: string, level: string): Logger {
  return pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: '[secret]' },
  })
}
