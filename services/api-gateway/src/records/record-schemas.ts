import { Type } from 'typebox'
import type { RecordNames } from './domain/record-names.ts'

/**
 * Records and what is sent to write one, under the names they have in the API's description. Catalog checks them, and
 * says what they look like: domain/api-document.ts puts that where these names stand.
 */
export function recordSchemas({ record, input, change }: RecordNames) {
  return { record: anObject(record), input: anObject(input), change: anObject(change) }
}

function anObject(title: string) {
  return Type.Unsafe<unknown>({ type: 'object', additionalProperties: true, title })
}
