import { type ErrorDetail, fieldErrors } from '@etax/kernel'
import { orderKinds, type PostedOrder } from '@etax/tax-document'
import { Compile } from 'typebox/compile'
import { invalidOrder } from '../domain/invalid-order.ts'
import { isDefect } from '../domain/is-defect.ts'

/**
 * An order comes in the right shape: the gateway looks at every one. So it is looked at again only where it could not be worked
 * with, and its caller is told which of its fields are not as agreed.
 * @throws AppError `invalid` VAL_10000 with every broken field; otherwise the error as it was
 */
export function orBrokenOrder(order: PostedOrder): (error: unknown) => never {
  return (error) => {
    const problems = isDefect(error) ? shapeProblems(order) : []
    throw problems.length > 0 ? invalidOrder(problems) : error
  }
}

/** What does not fit the schema of its kind, and numbers: in an order every one is text, so that it is exact. */
export function shapeProblems({ documentType, ...order }: PostedOrder): ErrorDetail[] {
  const kind = orderKinds.find((one) => one.documentType === documentType)
  const errors = kind === undefined ? [] : Compile(kind.schema).Errors(order)
  const problems = [...errors.flatMap(problemsOf), ...numbersIn(order, '')]
  return [...new Map(problems.map((problem) => [problem.path, problem])).values()]
}

interface SchemaError {
  keyword: string
  instancePath: string
  message: string
  params: object
}

function problemsOf({ keyword, instancePath, message, params }: SchemaError): ErrorDetail[] {
  const path = pathOf(instancePath)
  // These only say that another keyword failed, which is told itself.
  if (keyword === 'if' || keyword === 'additionalProperties') return []
  if (keyword === 'boolean') return [fieldErrors.unknown.at(path)]
  if (keyword !== 'required') return [fieldErrors.againstSchema.at(path, message)]
  const { requiredProperties = [] } = params as { requiredProperties?: string[] }
  return requiredProperties.map((name) => fieldErrors.required.at(pathOf(`${instancePath}/${name}`)))
}

function numbersIn(value: unknown, path: string): ErrorDetail[] {
  if (typeof value === 'number') return [fieldErrors.wrongType.at(path, `must be text, such as "${value}"`)]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => {
    const place = Array.isArray(value) ? `[${name}]` : `.${name}`
    return numbersIn(member, `${path}${place}`.replace(/^\./, ''))
  })
}

/** `/items/0/quantity` as `items[0].quantity`. */
function pathOf(pointer: string): string {
  return pointer
    .slice(1)
    .replace(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.')
}
