import { namesOfPointer } from '@etax/kernel'
import { Settings } from 'typebox/system'
import type { SchemaFailure } from './broken-fields.ts'
import { type Schema, valueAt } from './value-form.ts'

/** By default the validator stops at eight, and a field with several forms has several. */
Settings.Set({ maxErrors: 1_000 })

interface TypeBoxError {
  keyword: string
  /** The schema with the keyword. */
  schemaPath: string
  instancePath: string
  params: object
}

/** TypeBox's errors in the form of `brokenFields`: one failure for each field. */
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
        // The outer schema also reports an unknown member.
        return schemaPath.endsWith('/additionalProperties') ? [] : [{ ...place, keyword: 'false schema', params: {} }]
      default:
        return [{ ...place, keyword, params: others, schema: valueAt(parentSchema, [keyword]) }]
    }
  })
}
