import { namesOfPointer } from '@etax/kernel'
import { Settings } from 'typebox/system'
import type { SchemaFailure } from './broken-fields.ts'
import { type Schema, valueAt } from './value-form.ts'

/** The validator stops at eight by itself, and one field of several forms makes several: every broken field is named. */
Settings.Set({ maxErrors: 1_000 })

/** What TypeBox says of one failure. */
interface TypeBoxError {
  keyword: string
  /** The schema that the keyword stands in. */
  schemaPath: string
  instancePath: string
  params: object
}

/** What TypeBox found wrong with a value, as `brokenFields` takes it: one failure for each field. */
export function failuresOf(schema: Schema, value: unknown, errors: readonly TypeBoxError[]): SchemaFailure[] {
  return errors.flatMap(({ keyword, schemaPath, instancePath, params }) => {
    const parentSchema = valueAt(schema, namesOfPointer(schemaPath)) as Schema | undefined
    const data = valueAt(value, namesOfPointer(instancePath))
    const place = { instancePath, data, ...(parentSchema && { parentSchema }) }
    const {
      requiredProperties = [],
      additionalProperties = [],
      ...others
    } = params as Record<string, unknown> & { requiredProperties?: string[]; additionalProperties?: string[] }
    switch (keyword) {
      case 'required':
        return requiredProperties.map((name) => ({ ...place, keyword, params: { missingProperty: name } }))
      case 'additionalProperties':
        return additionalProperties.map((name) => ({ ...place, keyword, params: { additionalProperty: name } }))
      case 'boolean':
        // A member that is not known is told by the schema of the whole.
        return schemaPath.endsWith('/additionalProperties') ? [] : [{ ...place, keyword: 'false schema', params: {} }]
      default:
        return [{ ...place, keyword, params: others, schema: valueAt(parentSchema, [keyword]) }]
    }
  })
}
