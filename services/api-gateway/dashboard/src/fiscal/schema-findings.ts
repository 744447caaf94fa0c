import { namesOfPointer, pathOfNames } from '@etax/kernel'
import type { TSchema } from 'typebox'
import { Errors } from 'typebox/value'
import type { Finding } from './judge-order.ts'

/** The code of each keyword's failure, as the API answers it. */
const CODES: Readonly<Record<string, string>> = {
  required: 'FLD_10001',
  additionalProperties: 'FLD_10002',
  type: 'FLD_10003',
  enum: 'FLD_10004',
  pattern: 'FLD_10005',
  format: 'FLD_10005',
  minLength: 'FLD_10006',
  maxLength: 'FLD_10006',
  minItems: 'FLD_10006',
  maxItems: 'FLD_10006',
  maxProperties: 'FLD_10006',
  exclusiveMaximum: 'FLD_10007',
}

/** Say no more than that another keyword failed. */
const REPEATED = new Set(['if', 'then', 'else', 'not', 'allOf', 'anyOf'])

/** What the schema of the API finds wrong with a body, by the place of it. Interpreted: the page may not compile code. */
export function schemaFindings(schema: TSchema, body: unknown): Finding[] {
  return Errors(schema, body).flatMap(({ keyword, instancePath, params, message }) => {
    if (REPEATED.has(keyword)) return []
    const missing =
      keyword === 'required' ? (params as { requiredProperties: string[] }).requiredProperties : [undefined]
    return missing.map((name) => ({
      path: pathOfNames([...namesOfPointer(instancePath), ...(name === undefined ? [] : [name])]),
      code: CODES[keyword] ?? 'FLD_10009',
      message,
    }))
  })
}
