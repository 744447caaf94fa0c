import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import type { Schemas } from './api-schemas.ts'
import { codegenProfile, simplerSchema } from './codegen-profile.ts'

const described = JSON.parse(readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8'))
const party = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] }

test('a number that may be a text is a decimal text', () => {
  const amount = { type: ['number', 'string'], minimum: 0, pattern: '^[0-9]+$', description: 'The amount.' }

  expect(simplerSchema(amount, {})).toEqual({
    type: 'string',
    format: 'decimal',
    pattern: '^[0-9]+$',
    description: 'The amount.',
  })
  const choice = { oneOf: [{ type: 'number', minimum: 0 }, { type: 'string', maxLength: 20 }, { type: 'null' }] }
  expect(simplerSchema(choice, {})).toEqual({ type: 'string', format: 'decimal', maxLength: 20, nullable: true })
  expect(simplerSchema({ type: ['integer', 'string'], pattern: '^[0-9]+$' }, {})).toEqual({
    type: 'string',
    pattern: '^[0-9]+$',
  })
})

test('null is the keyword nullable', () => {
  const reference = { $ref: '#/components/schemas/Party' }

  expect(simplerSchema({ type: ['integer', 'null'], minimum: 0 }, {})).toEqual({
    type: 'integer',
    minimum: 0,
    nullable: true,
  })
  expect(simplerSchema({ anyOf: [reference, { type: 'null' }], description: 'The buyer.' }, { Party: party })).toEqual({
    allOf: [reference],
    nullable: true,
    description: 'The buyer.',
  })
  expect(simplerSchema({ type: ['string', 'null'], enum: ['A', null] }, {})).toEqual({
    type: 'string',
    nullable: true,
    enum: ['A'],
  })
})

test('one or several is a list', () => {
  const item = { $ref: '#/components/schemas/Excise' }

  const simpler = simplerSchema({ oneOf: [item, { type: 'array', items: item, minItems: 1 }] }, {})

  expect(simpler).toEqual({ type: 'array', items: item, minItems: 1 })
})

test('alternatives are one object, which requires what each of them requires', () => {
  const id = { type: 'string', format: 'uuid' }
  const schemas: Schemas = {
    ById: { type: 'object', properties: { id, items: {} }, required: ['items', 'id'], additionalProperties: false },
    ByName: { type: 'object', properties: { items: {}, party }, required: ['items', 'party'] },
  }
  const references = Object.keys(schemas).map((name) => ({ $ref: `#/components/schemas/${name}` }))

  const simpler = simplerSchema({ oneOf: references, description: 'By id or by name.' }, schemas)

  expect(simpler).toEqual({
    type: 'object',
    properties: { id, items: {}, party },
    required: ['items'],
    description: 'By id or by name.',
  })
})

test('the profile describes each operation, in schemas of one type', () => {
  const profile = codegenProfile(described) as typeof described

  expect(profile.openapi).toBe('3.0.3')
  expect(operationsOf(profile)).toEqual(operationsOf(described))
  expect(operationsOf(profile).length).toBeGreaterThan(150)
  const text = JSON.stringify({ paths: profile.paths, schemas: profile.components.schemas })
  expect(text).not.toMatch(/"(?:oneOf|anyOf|const|contentMediaType)":|"type":(?:\[|"null")/)
})

test('what the profile refers to is in it', () => {
  const profile = codegenProfile(described) as typeof described

  const references = [...JSON.stringify(profile).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)]
  expect(references.length).toBeGreaterThan(1_000)
  const missing = references.filter(([, part = '', name = '']) => profile.components[part]?.[name] === undefined)
  expect(missing).toEqual([])
})

test('no name of a section or of a key is also the name of a tag or a schema', () => {
  const profile = codegenProfile(described) as typeof described

  expect(profile).not.toHaveProperty('webhooks')
  expect(Object.keys(profile['x-webhooks'])).toEqual(Object.keys(described.webhooks))
  const schemas = new Set(Object.keys(profile.components.schemas).map((name) => name.toLowerCase()))
  expect(Object.keys(profile.components.securitySchemes).filter((name) => schemas.has(name.toLowerCase()))).toEqual([])
  expect(profile.paths['/v1/developer/invoices'].post.security).toEqual([{ apiKeyAuth: [] }])
})

test('an operation has one body in JSON, and the schema of another body is left out', () => {
  const { paths, components } = codegenProfile(described) as typeof described

  expect(Object.keys(paths['/v1/developer/certificate'].post.requestBody.content)).toEqual(['application/json'])
  expect(Object.keys(paths['/v1/developer/batches'].post.requestBody.content)).toEqual(['application/x-ndjson'])
  expect(components.schemas).not.toHaveProperty('CertificateForm')
})

function operationsOf({ paths }: { paths: Record<string, Record<string, { operationId?: string }>> }) {
  return Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId))
}
