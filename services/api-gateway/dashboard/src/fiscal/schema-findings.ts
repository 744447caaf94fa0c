import { brokenFields, failuresOf } from '@etax/tax-document'
import type { TSchema } from 'typebox'
import { Errors } from 'typebox/value'
import type { Finding } from './finding.ts'

/** Interprets the schema: the content security policy forbids compiled code. */
export function schemaFindings(schema: TSchema, body: unknown): Finding[] {
  return brokenFields(failuresOf(schema, body, Errors(schema, body)), 'body', schema)
}
