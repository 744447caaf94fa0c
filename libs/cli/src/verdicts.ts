import { type BatchVerdict, ConnectionError, type EtaxError, remedyOf } from '@etax/client'
import { text } from './language.ts'
import type { Output } from './output.ts'
import type { ReadOrder } from './read-orders.ts'

/** One line of the results of a file. */
export interface Result {
  line: number
  devReference: string
  status: 'issued' | 'refused'
  duplicate?: boolean
  receiptId?: string
  number?: string
  accessKey?: string
  code?: string
  message?: string
  details?: readonly { path: string; code: string; message: string; remedy: string }[]
  remedy?: string
}

export async function resultOf(verdict: BatchVerdict, { line }: ReadOrder, { language }: Output): Promise<Result> {
  const { devReference } = verdict
  if (verdict.kind === 'refused')
    return { line, devReference, status: 'refused', ...(await told(verdict.error, language)) }
  const { id, number, accessKey, duplicate } = verdict.receipt
  return { line, devReference, status: 'issued', duplicate, receiptId: id, number, accessKey }
}

/** An error as its fields. */
export async function told(error: EtaxError, language: Output['language']) {
  const { code } = error
  // The service's own messages are in the language of the command; the client's are in English.
  const isAway = error instanceof ConnectionError
  const message = isAway && language === 'es' ? `El servicio no respondió (${error.message})` : error.message
  const details = await Promise.all(
    error.details.map(async (detail) => ({ ...detail, remedy: await remedyOf(detail, language) })),
  )
  return { code, message, details, remedy: isAway ? CHECK_ADDRESS[language] : await remedyOf(error, language) }
}

const CHECK_ADDRESS = text(
  'Check the address (--url, ETAX_URL) and the network; npm start runs the service on this machine.',
  'Revise la dirección (--url, ETAX_URL) y la red; npm start ejecuta el servicio en esta máquina.',
)

export function inWords(result: Result, name: string): string {
  const place = `${name}:${result.line}`
  if (result.status === 'issued') return `${place} ${result.number} ${result.receiptId}${result.duplicate ? ' =' : ''}`
  return [`${place} ${result.code} ${result.message}`, ...fieldsInWords(result)].join('\n')
}

export function fieldsInWords({ details = [], remedy = '' }: Pick<Result, 'details' | 'remedy'>): string[] {
  const fields = details.map((one) => `  ${one.path}: ${one.message} (${one.code}) ${one.remedy}`.trimEnd())
  return fields.length > 0 || remedy === '' ? fields : [`  ${remedy}`]
}
