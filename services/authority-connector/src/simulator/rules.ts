import { authorityDay, daysBetween, parseAccessKey } from '@etax/tax-document'
import type { AuthorityMessage } from '../domain/conversation.ts'
import { messageOf } from './codes.ts'

/** What reception and authorization would say about a document on its own; doubles are the registry's to find. */
export interface Inspection {
  /** The key the document carries; null where it carries none that is well formed. */
  accessKey: string | null
  /** Any error: given back, not registered. */
  reception: AuthorityMessage[]
  /** Any error: registered, but not authorized. */
  authorization: AuthorityMessage[]
}

export interface InspectOptions {
  now: Date
  /** The problem with the signature, or null; not asked where the document need not be signed. */
  signatureProblem: ((xml: string) => string | null) | null
}

const KILOBYTE = 1024
const MOST_BYTES = 320 * KILOBYTE
/** Quoted by the authority's own message in its test environment: 129600 minutes. */
const MOST_DAYS_OLD = 90

/**
 * The authority's checks, in its order; it stops at the first group that finds something (ficha técnica 2.32).
 * Pure: the same document on the same day always gets the same answer.
 */
export function inspect(xml: string, { now, signatureProblem }: InspectOptions): Inspection {
  const accessKey = /<claveAcceso>(\d*)<\/claveAcceso>/.exec(xml)?.[1] ?? null
  const reception = firstOf([() => checkForm(xml), () => checkDate(accessKey, now)])
  const authorization = firstOf([() => checkKey(accessKey), () => checkSignature(xml, signatureProblem)])
  return { accessKey, reception, authorization }
}

function firstOf(groups: readonly (() => AuthorityMessage[])[]): AuthorityMessage[] {
  for (const check of groups) {
    const messages = check()
    if (messages.length > 0) return messages
  }
  return []
}

function checkForm(xml: string): AuthorityMessage[] {
  if (xml.trim() === '') return [messageOf('49')]
  if (Buffer.byteLength(xml) > MOST_BYTES) return [messageOf('26', `El archivo supera ${MOST_BYTES / KILOBYTE} KB`)]
  return []
}

function checkKey(accessKey: string | null): AuthorityMessage[] {
  if (accessKey !== null && parseAccessKey(accessKey) !== null) return []
  return [messageOf('58', 'La clave de acceso no está bien formada')]
}

function checkDate(accessKey: string | null, now: Date): AuthorityMessage[] {
  const issued = parseAccessKey(accessKey ?? '')?.issueDate
  if (issued === undefined) return []
  const age = daysBetween(issued, authorityDay(now.getTime()))
  if (age < 0) return [messageOf('65', 'La fecha de emisión es posterior a la fecha del servidor')]
  if (age <= MOST_DAYS_OLD) return []
  return [messageOf('65', `La fecha de emisión supera la tolerancia de ${MOST_DAYS_OLD * 24 * 60} minutos`)]
}

function checkSignature(xml: string, problemOf: InspectOptions['signatureProblem']): AuthorityMessage[] {
  const problem = problemOf?.(xml) ?? null
  return problem === null ? [] : [messageOf('39', problem)]
}
