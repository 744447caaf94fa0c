import { Type } from 'typebox'
import type { RecordNames } from './domain/record-names.ts'

/** Placeholders by name: domain/api-document.ts replaces them by the schemas of catalog, which validates records. */
export function recordSchemas({ record, input, change }: RecordNames) {
  return { record: anObject(record), input: anObject(input), change: anObject(change) }
}

function anObject(title: string) {
  return Type.Unsafe<unknown>({ type: 'object', additionalProperties: true, title })
}
