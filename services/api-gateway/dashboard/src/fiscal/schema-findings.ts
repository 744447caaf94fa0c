import { brokenFields, failuresOf } from '@etax/tax-document'
import type { TSchema } from 'typebox'
import { Errors } from 'typebox/value'
import type { Finding } from './finding.ts'

/** What the schema of the API finds wrong with a body, by the place of it. Interpreted: the page may not compile code. */
export function schemaFindings(schema: TSchema, body: unknown): Finding[] {
  return brokenFields(failuresOf(schema, body, Errors(schema, body)), 'body', schema)
}
