import { maxHeaderSize } from 'node:http'
import { MAX_PARAMETER_LENGTH } from '../http/app.ts'
import { MAX_VALUES } from '../http/domain/json-size.ts'
import { BODY_LIMIT } from '../http/error-answers.ts'
import { type Schema, schemaWith, withSchemas } from './api-schemas.ts'

const SHORT: ReadonlySet<unknown> = new Set(['date', 'date-time', 'uuid', 'binary'])

/**
 * Adds the general limits to texts and lists without their own: of the router for a path, of Node.js for a query and a
 * header, of a body for all others. No body or answer of the API has more.
 */
export function withLimits<Part>(part: Part): Part {
  return withSchemas(part, (schema, { in: place }) => {
    if (place === 'path') return limited(schema, MAX_PARAMETER_LENGTH)
    if (place !== undefined) return limited(schema, maxHeaderSize)
    // A text that is a whole body, such as a CSV file, may be larger.
    return schema.type === 'string' ? schema : limited(schema)
  }) as Part
}

/** The schema with limits of its texts and lists. */
export function limited(schema: Schema, maxLength = BODY_LIMIT): Schema {
  const types = [schema.type].flat()
  return {
    ...schemaWith(schema, (inner) => limited(inner, maxLength)),
    ...(types.includes('string') && !isShort(schema) && { maxLength }),
    ...(types.includes('array') && schema.maxItems === undefined && { maxItems: MAX_VALUES }),
  }
}

function isShort({ maxLength, enum: values, const: only, format, pattern }: Schema): boolean {
  return maxLength !== undefined || values !== undefined || only !== undefined || SHORT.has(format) || ends(pattern)
}

/** Whether the pattern fits the whole text and repeats nothing without limit. */
function ends(pattern: unknown): boolean {
  return typeof pattern === 'string' && /^\^.*\$$/.test(pattern) && !/[*+]|\{\d+,\}/.test(pattern)
}
