import { type ErrorDetail, fieldErrors, mustBe, pathOfNames, rule, words } from '@etax/kernel'
import { brokenFields, brokenReference, failuresOf, orderKinds, type PostedOrder } from '@etax/tax-document'
import { Compile } from 'typebox/compile'

/** Compiled once, for speed. */
const kinds = new Map(
  orderKinds.map(({ documentType, schema }) => [documentType as string, { schema, compiled: Compile(schema) }]),
)

const BESIDE = { devReference: 'dev_reference', sendEmail: 'send_email' } as const

/** Numbers are text between services, to stay exact. */
export function shapeProblems({ documentType, ...order }: PostedOrder): ErrorDetail[] {
  const kind = kinds.get(documentType)
  if (kind === undefined) return []
  const saysMore = 'devReference' in order || 'sendEmail' in order
  if (!saysMore && kind.compiled.Check(order) && !holdsNumber(order)) return []
  const beside = Object.entries(BESIDE).filter(([name]) => name in order)
  const problems = [
    ...beside.map(([name, field]) =>
      fieldErrors.unknown.at(
        name,
        rule(`is sent in ${field}, beside the order`, `se envía en ${field}, junto a la orden`),
      ),
    ),
    ...brokenFields(failuresOf(kind.schema, order, kind.compiled.Errors(order)), 'body', kind.schema),
    ...numbersIn(order, []),
  ]
  return [...new Map(problems.toReversed().map((problem) => [problem.path, problem])).values()].toReversed()
}

export function fieldProblems({ devReference, bodyHash }: { devReference: string; bodyHash: string }): ErrorDetail[] {
  if (HASH.test(bodyHash)) return brokenReference(devReference)
  return [...brokenReference(devReference), fieldErrors.wrongForm.at('bodyHash', HASH_FORM)]
}

export function kindProblems(order: object, documentType: string): ErrorDetail[] {
  if (!('documentType' in order) || order.documentType === documentType) return []
  const same = rule(
    `must be ${documentType}, as document_type says, or left out`,
    `debe ser ${documentType}, como dice document_type, o no enviarse`,
  )
  return [fieldErrors.notAllowed.at('documentType', same)]
}

const HASH = /^[0-9a-f]{64}$/
const HASH_FORM = mustBe(
  words(
    'the SHA-256 of the body in hexadecimal: 64 digits, in lower case',
    'el SHA-256 del cuerpo en hexadecimal: 64 dígitos, en minúsculas',
  ),
)

function holdsNumber(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value === 'number'
  for (const name in value) if (holdsNumber((value as Record<string, unknown>)[name])) return true
  return false
}

function numbersIn(value: unknown, names: readonly string[]): ErrorDetail[] {
  if (typeof value === 'number')
    return [
      fieldErrors.wrongType.at(
        pathOfNames(names),
        mustBe(words(`text, such as "${value}"`, `un texto, por ejemplo "${value}"`)),
      ),
    ]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => numbersIn(member, [...names, name]))
}
