import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { limited, withLimits } from './api-limits.ts'
import { type Schema, schemaWith, withSchemas } from './api-schemas.ts'

const { paths, components } = JSON.parse(
  readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8'),
)

test('every text and every list of the description has a limit', () => {
  const seen: Schema[] = []
  const see = (schema: Schema): Schema => {
    seen.push(schema)
    return schemaWith(schema, see)
  }

  const { schemas, ...others } = components
  for (const schema of Object.values<Schema>(schemas)) see(schema)
  withSchemas({ paths, others }, (schema, holder) => (isWholeBody(schema, holder) ? schema : see(schema)))

  expect(seen.length).toBeGreaterThan(2_000)
  expect(seen.filter((schema) => isList(schema) && schema.maxItems === undefined)).toEqual([])
  expect(seen.filter((schema) => isText(schema) && !LIMITS.some((keyword) => keyword in schema))).toEqual([])
})

const LIMITS = ['maxLength', 'enum', 'const', 'format', 'pattern']
const isText = ({ type }: Schema) => [type].flat().includes('string')
const isList = ({ type }: Schema) => [type].flat().includes('array')
const isWholeBody = ({ type }: Schema, holder: Schema) => type === 'string' && holder.in === undefined

test('a text or a list without a limit gets that of a body, and a limit of its own stays', () => {
  expect(limited({ type: ['string', 'null'] })).toEqual({ type: ['string', 'null'], maxLength: 2_097_152 })
  expect(limited({ type: 'string', pattern: '\\S' })).toHaveProperty('maxLength')
  expect(limited({ type: 'array', items: { type: 'string', maxLength: 5 } })).toEqual({
    type: 'array',
    items: { type: 'string', maxLength: 5 },
    maxItems: 20_000,
  })
  for (const own of [{ maxLength: 5 }, { enum: ['A'] }, { format: 'uuid' }, { pattern: '^[0-9]{3}$' }])
    expect(limited({ type: 'string', ...own })).toEqual({ type: 'string', ...own })
})

test('a parameter gets the limit of its place', () => {
  const parameter = (place: string) => ({ name: 'id', in: place, schema: { type: 'string' } })

  expect(withLimits([parameter('path'), parameter('query'), parameter('header')])).toMatchObject([
    { schema: { maxLength: 512 } },
    { schema: { maxLength: 16_384 } },
    { schema: { maxLength: 16_384 } },
  ])
})
