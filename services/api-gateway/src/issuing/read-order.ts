import { gatewayErrors } from '@etax/contracts'
import { AppError, type ErrorDetail, fieldErrors, mustBeOneOf, oneOfValues, rule, withEcho } from '@etax/kernel'
import { brokenFields, type OrderKind, orderKinds } from '@etax/tax-document'
import type { FastifyRequest } from 'fastify'
import { withoutBlanks, withoutEmpties } from '../http/domain/without-blanks.ts'
import type { ParsedJson, ParseJson } from '../http/read-json.ts'
import { withUnseen } from '../http/read-text.ts'
import type { IssueCall } from './issue-receipt.ts'
import type { Line } from './read-lines.ts'

export const batchKinds = orderKinds.filter(({ audience }) => audience === 'developer')

/** The app's components, compiled once per route. */
const schemas = new Map(batchKinds.map(({ documentType, component }) => [documentType, { $ref: `${component}#` }]))

export const EXAMPLE = '{"documentType": "INVOICE", "devReference": "order-1", …}'

export type OrderToIssue = Pick<IssueCall, 'documentType' | 'body' | 'problems'>

/** @throws AppError `invalid` REQ_1000x with the number of a line that is not JSON; `too-large` REQ_10020 */
export function readLine({ number, bytes, tooLong }: Line, request: FastifyRequest, parse: ParseJson): ParsedJson {
  if (tooLong) throw gatewayErrors.batchLineTooLong()
  try {
    return parse(request, bytes)
  } catch (error) {
    throw isNotJson(error) ? gatewayErrors.notJson({ reason: 'order', line: number }, { cause: error }) : error
  }
}

export function isNotJson(error: unknown): boolean {
  return AppError.is(error) && error.code === gatewayErrors.notJson.code
}

export function referenceIn(line: unknown): string | null {
  if (typeof line !== 'object' || line === null || !('devReference' in line)) return null
  return typeof line.devReference === 'string' ? line.devReference : null
}

/**
 * The order in a line: the body of its kind's route, with `documentType`. The schema's findings are left to issuing,
 * which first looks for an earlier order of the same devReference.
 * @throws AppError `invalid` for an unknown kind
 */
export function readOrder({ body: line, jsonLosses }: ParsedJson, request: FastifyRequest): OrderToIssue {
  if (typeof line !== 'object' || line === null || Array.isArray(line)) throw notAnOrder()
  const { documentType, ...members } = line as Record<string, unknown>
  const kind = kindNamed(unlessBlank(documentType))
  if (kind === undefined) throw unknownKind(unlessBlank(documentType), jsonLosses)
  const body = withoutEmpties(withoutBlanks(members, kind.schema), kind.schema)
  const broken = [...withoutReference(unlessBlank(members.devReference)), ...brokenIn(body, kind, request)]
  return { documentType: kind.documentType, body, problems: withUnseen(broken, { body, jsonLosses }) }
}

function unlessBlank(value: unknown): unknown {
  const { member } = withoutBlanks({ member: value }) as { member?: unknown }
  return member
}

const NO_OBJECT = rule(
  `Each line must be an object, such as ${EXAMPLE}`,
  `Cada línea debe ser un objeto, por ejemplo ${EXAMPLE}`,
)

function notAnOrder() {
  const detail = fieldErrors.wrongType.at('', NO_OBJECT)
  return fieldErrors.invalidRequest({ details: [detail] })
}

function kindNamed(documentType: unknown): OrderKind | undefined {
  return batchKinds.find((kind) => kind.documentType === documentType)
}

function unknownKind(documentType: unknown, jsonLosses: readonly ErrorDetail[]) {
  const names = batchKinds.map((kind) => kind.documentType)
  const detail =
    documentType === undefined
      ? fieldErrors.required.at('documentType', kindNeeded(names))
      : withEcho(fieldErrors.notAllowed.at('documentType', mustBeOneOf(names)), documentType)
  return fieldErrors.invalidRequest({ details: [detail, ...jsonLosses] })
}

function kindNeeded(names: readonly string[]) {
  const { en, es } = oneOfValues(names)
  return rule(`is required in each line of a batch: ${en}`, `es obligatorio en cada línea de un lote: ${es}`)
}

/** Without it an interrupted batch cannot be sent again. */
function withoutReference(devReference: unknown): ErrorDetail[] {
  if (devReference !== undefined) return []
  const needed = rule(
    'is required in each line of a batch, such as "order-1": it makes sending the batch again safe',
    'es obligatorio en cada línea de un lote, por ejemplo "pedido-1": con él se puede enviar el lote otra vez sin riesgo',
  )
  return [fieldErrors.required.at('devReference', needed)]
}

function brokenIn(body: unknown, { documentType }: OrderKind, request: FastifyRequest): ErrorDetail[] {
  const validate = request.compileValidationSchema(schemas.get(documentType) ?? {}, 'body')
  return validate(body) === true ? [] : brokenFields(validate.errors ?? [])
}
