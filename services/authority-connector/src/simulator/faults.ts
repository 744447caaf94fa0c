import type { Text } from '@etax/kernel'
import { type Static, Type } from 'typebox'
import type { Operation } from './call-log.ts'

export const FAULTS = {
  none: 'Answers at once.',
  down: 'Cuts every connection.',
  slow: 'Answers after `seconds` (10).',
  hang: 'Never answers.',
  'reset-before': 'Cuts the connection before it has processed anything.',
  'reset-after': 'Processes the document, then cuts the connection: accepted, but the reply is lost.',
  'html-502': 'Answers with the HTML page of a failing proxy.',
  'soap-fault': 'Answers with a SOAP fault in HTTP 500.',
  empty: 'Answers with an empty body.',
  'html-200': 'Answers with an HTML page in HTTP 200.',
  'fault-200': 'Answers with a SOAP fault in HTTP 200.',
  'fault-named': 'Answers with a SOAP fault in HTTP 500 that names the access key.',
  'other-key': 'Answers about another access key: refused, authorized, cancelled.',
  truncated: 'Answers with half of an envelope.',
  huge: 'Answers with 40 MB.',
  drip: 'Answers with a byte a second, without end.',
  'internal-error': 'Reception returns the document with code 50.',
  'in-process': 'Reception answers 70, authorization EN PROCESO for `polls` (3) questions.',
  'not-found': 'Received, but authorization finds nothing for `polls` (3) questions.',
  lost: 'Reception answers RECIBIDA and does not store the document.',
  'several-attempts': 'Authorization lists a refused attempt before the authorized one.',
  refuse: 'Refuses with `code` (39), in reception or authorization, whichever gives that code.',
  'refuse-silently': 'NO AUTORIZADO without any message.',
  'unknown-state': 'Answers with an unknown state; authorization gives the verdict after `polls` (3) questions.',
} as const
export type FaultName = keyof typeof FAULTS

const NAMES = Object.keys(FAULTS) as FaultName[]

export const Fault = Type.Object({
  name: Type.Enum(NAMES),
  operation: Type.Optional(Type.Enum(['send', 'ask', 'consult'])),
  ruc: Type.Optional(Type.String({ pattern: '^[0-9]{13}$' })),
  accessKey: Type.Optional(Type.String({ pattern: '^[0-9]{49}$' })),
  /** Number of calls; without it, until the next fault is set. */
  times: Type.Optional(Type.Integer({ minimum: 1 })),
  seconds: Type.Optional(Type.Number({ minimum: 0, maximum: 600 })),
  /** The questions before the verdict, for `in-process`, `not-found` and `unknown-state`. */
  polls: Type.Optional(Type.Integer({ minimum: 0 })),
  code: Type.Optional(Type.String({ pattern: '^[0-9]{1,3}$' })),
  /** How authorization writes the document, with any fault: escaped text by default; `cdata-raw` escapes nothing. */
  comprobanteAs: Type.Optional(Type.Enum(['text', 'cdata', 'cdata-raw', 'nothing'])),
})
export type Fault = Static<typeof Fault>

export const FAULT_MEMBERS: Record<keyof Fault, Text> = {
  name: { en: `one of ${NAMES.join(', ')}`, es: `uno de ${NAMES.join(', ')}` },
  operation: { en: 'send, ask or consult; leave it out for all', es: 'send, ask o consult; sin él, todas' },
  ruc: { en: 'a registry number of 13 digits', es: 'un RUC de 13 dígitos' },
  accessKey: { en: 'an access key of 49 digits', es: 'una clave de acceso de 49 dígitos' },
  times: { en: 'a number of calls, 1 or more', es: 'un número de llamadas, 1 o más' },
  seconds: { en: 'a number from 0 to 600', es: 'un número de 0 a 600' },
  polls: { en: 'a number of questions, 0 or more', es: 'un número de consultas, 0 o más' },
  code: { en: 'a code of 1 to 3 digits, as a string', es: 'un código de 1 a 3 dígitos, como texto' },
  comprobanteAs: { en: 'text, cdata, cdata-raw or nothing', es: 'text, cdata, cdata-raw o nothing' },
}

export interface FaultInjection {
  current(): readonly Fault[]
  /** The first matching fault applies. */
  set(faults: readonly Fault[]): void
  /** Counts down a fault with `times`. */
  take(operation: Operation, document: { ruc: string; accessKey: string }): Fault
}

const NONE: Fault = { name: 'none' }

export function faultInjection(): FaultInjection {
  let faults: { fault: Fault; left: number }[] = []
  return {
    current: () => (faults.length === 0 ? [NONE] : faults.map(({ fault }) => fault)),
    set(list) {
      faults = list.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }))
    },
    take(operation, document) {
      const match = faults.find(({ fault }) => isFor(fault, operation, document))
      if (match === undefined) return NONE
      match.left -= 1
      if (match.left <= 0) faults = faults.filter((entry) => entry !== match)
      return match.fault
    },
  }
}

function isFor(fault: Fault, operation: Operation, { ruc, accessKey }: { ruc: string; accessKey: string }): boolean {
  return (
    (fault.operation ?? operation) === operation &&
    (fault.ruc ?? ruc) === ruc &&
    (fault.accessKey ?? accessKey) === accessKey
  )
}
