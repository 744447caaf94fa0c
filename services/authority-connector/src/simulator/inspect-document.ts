import { authorityDay, daysBetween, parseAccessKey } from '@etax/tax-document'
import { validateXml, type XmlFinding } from '@etax/tax-document/xml'
import type { AuthorityMessage, Stage } from '../domain/conversation.ts'
import { messageOf, stageOf } from './codes.ts'

export interface Inspection {
  accessKey: string | null
  /** An error means: returned, not registered. */
  reception: AuthorityMessage[]
  /** An error means: registered, not authorized. Warnings do not prevent authorization. */
  authorization: AuthorityMessage[]
}

export interface InspectOptions {
  now: Date
  /** Returns a problem or null; absent if the document needs no signature. */
  signatureProblem: ((xml: string, ruc: string) => string | null) | null
}

/** The authority's message in its test environment: 129600 minutes. */
const MAX_DAYS_OLD = 90
const MAX_ERRORS = 10

/** Form, dates and structure in reception; access key, signature and sums in authorization. */
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

/** The authority is not known to refuse a finding without a code. */
function messagesOf({ path, message, authorityCode }: XmlFinding): AuthorityMessage[] {
  return authorityCode === undefined ? [] : [messageOf(authorityCode, path === '' ? message : `${path}: ${message}`)]
}

function tooOld(accessKey: string | null, now: Date): AuthorityMessage[] {
  const issued = parseAccessKey(accessKey ?? '')?.issueDate
  if (issued === undefined || daysBetween(issued, authorityDay(now.getTime())) <= MAX_DAYS_OLD) return []
  return [messageOf('65', `La fecha de emisión supera la tolerancia de ${MAX_DAYS_OLD * 24 * 60} minutos`)]
}
