import { authorityDay, daysBetween, parseAccessKey } from '@etax/tax-document'
import { validateXml, type XmlFinding } from '@etax/tax-document/xml'
import type { AuthorityMessage, Stage } from '../domain/conversation.ts'
import { messageOf, stageOf } from './codes.ts'

/** What reception and authorization would say about a document on its own; duplicates are found by the registry. */
export interface Inspection {
  /** The key the document carries, well formed or not; null where it carries none. */
  accessKey: string | null
  /** Any error: returned, not registered. */
  reception: AuthorityMessage[]
  /** Any error: registered, but not authorized. Warnings go along with an authorization. */
  authorization: AuthorityMessage[]
}

export interface InspectOptions {
  now: Date
  /** The problem with the signature of this taxpayer, or null; not asked where the document need not be signed. */
  signatureProblem: ((xml: string, ruc: string) => string | null) | null
}

/** Quoted by the authority's own message in its test environment: 129600 minutes. */
const MAX_DAYS_OLD = 90
/** At most so many errors of one stage are listed. */
const MAX_ERRORS = 10

/**
 * The authority's checks: form, dates and structure in reception; access key, signature and sums in authorization.
 * Pure: the same document on the same day always gets the same answer.
 */
export function inspectDocument(xml: string, { now, signatureProblem }: InspectOptions): Inspection {
  const accessKey = /<claveAcceso>(\d*)<\/claveAcceso>/.exec(xml)?.[1] ?? null
  if (xml.trim() === '') return { accessKey, reception: [messageOf('49')], authorization: [] }
  const { errors, warnings } = validateXml(xml, { today: authorityDay(now.getTime()) })
  const unsigned = signatureProblem?.(xml, /<ruc>(\d*)<\/ruc>/.exec(xml)?.[1] ?? '') ?? null
  return {
    accessKey,
    reception: [...at('reception', errors), ...tooOld(accessKey, now)],
    authorization: [
      ...(unsigned === null ? [] : [messageOf('39', unsigned)]),
      ...at('authorization', errors),
      ...warnings.flatMap(messagesOf).filter(({ type }) => type === 'WARNING'),
    ],
  }
}

function at(stage: Stage, errors: readonly XmlFinding[]): AuthorityMessage[] {
  const messages = errors.flatMap(messagesOf).filter(({ type }) => type === 'ERROR')
  return messages.filter(({ code }) => stageOf(code) === stage).slice(0, MAX_ERRORS)
}

/** What our rules mind and the authority is not known to mind has no code of its own. */
function messagesOf({ path, message, authorityCode }: XmlFinding): AuthorityMessage[] {
  return authorityCode === undefined ? [] : [messageOf(authorityCode, path === '' ? message : `${path}: ${message}`)]
}

function tooOld(accessKey: string | null, now: Date): AuthorityMessage[] {
  const issued = parseAccessKey(accessKey ?? '')?.issueDate
  if (issued === undefined || daysBetween(issued, authorityDay(now.getTime())) <= MAX_DAYS_OLD) return []
  return [messageOf('65', `La fecha de emisión supera la tolerancia de ${MAX_DAYS_OLD * 24 * 60} minutos`)]
}
