import { expect, test } from '@jest/globals'
import { exampleOf } from './api-examples.ts'
import { publishedSchema, type Schemas } from './api-schemas.ts'

const party = { title: 'Party', type: 'object', properties: { name: { type: 'string', examples: ['María'] } } }

test('what has a title is a component of that name, wherever it stands', () => {
  const components: Schemas = {}

  const published = publishedSchema({ type: 'array', items: party }, components)

  expect(published).toEqual({ type: 'array', items: { $ref: '#/components/schemas/Party' } })
  expect(components).toEqual({ Party: { type: 'object', properties: party.properties } })
})

test('a component that may be null is referred to beside null', () => {
  const components: Schemas = {}

  const published = publishedSchema({ ...party, type: ['object', 'null'] }, components)

  expect(published).toEqual({ anyOf: [{ $ref: '#/components/schemas/Party' }, { type: 'null' }] })
  expect(components.Party?.type).toBe('object')
})

test('one name for two different schemas is refused, and another description is not a difference', () => {
  const components: Schemas = {}
  publishedSchema({ ...party, description: 'Whom it is for.' }, components)

  expect(publishedSchema({ ...party, description: 'Who carries it.' }, components)).toEqual({
    $ref: '#/components/schemas/Party',
    description: 'Who carries it.',
  })
  expect(() => publishedSchema({ ...party, required: ['name'] }, components)).toThrow('two schemas are called Party')
})

test('a condition becomes a choice, of which each alternative is whole', () => {
  const properties = { id: { type: 'string' }, name: { type: 'string' } }
  const then = { properties: { name: { not: {} } } }
  const condition = { if: { required: ['id'] }, then, else: { required: ['name'] } }

  const published = publishedSchema({ type: 'object', properties, ...condition }, {})

  expect(published).toEqual({
    oneOf: [
      { type: 'object', properties: { id: properties.id, name: { not: {} } }, required: ['id'] },
      { type: 'object', properties: { name: properties.name, id: { not: {} } }, required: ['name'] },
    ],
  })
})

test('an alternative of a closed object omits what it refuses, and is a component if it has a name', () => {
  const components: Schemas = {}
  const properties = { id: { type: 'string' }, name: { type: 'string' } }
  const condition = { if: { title: 'ById', required: ['id'] }, else: { title: 'ByName', required: ['name'] } }

  const published = publishedSchema(
    { type: 'object', properties, additionalProperties: false, ...condition },
    components,
  )

  const either = [{ $ref: '#/components/schemas/ById' }, { $ref: '#/components/schemas/ByName' }]
  expect(published).toEqual({ oneOf: either })
  expect(components.ByName).toEqual({
    type: 'object',
    properties: { name: properties.name },
    required: ['name'],
    additionalProperties: false,
  })
})

test('a condition on what a member holds is a choice that others may overlap', () => {
  const key = { title: 'WithKey', type: 'object', properties: { key: { type: 'string' } } }
  const properties = { document: key, name: { type: 'string' } }
  const isKnown = { required: ['document'], properties: { document: { title: 'WithKey', required: ['key'] } } }

  const { anyOf } = publishedSchema({ type: 'object', properties, if: isKnown, else: { required: ['name'] } }, {})

  const reference = { $ref: '#/components/schemas/WithKey' }
  expect(anyOf).toMatchObject([
    { properties: { document: reference }, required: ['document'] },
    { properties: { document: reference }, required: ['name'] },
  ])
})

test('what is published stands in place of what is validated', () => {
  const published = { type: 'integer', minimum: 1, pattern: undefined }

  expect(publishedSchema({ type: 'string', pattern: '^[1-9]', description: 'd', published }, {})).toEqual({
    type: 'integer',
    minimum: 1,
    description: 'd',
  })
})

test('a condition within a condition is one more alternative', () => {
  const inner = { if: { required: ['b'] }, else: { required: ['c'] } }

  const { oneOf } = publishedSchema({ type: 'object', if: { required: ['a'] }, else: inner }, {})

  expect(oneOf).toHaveLength(3)
  expect(oneOf).toMatchObject([{ required: ['a'] }, { required: ['b'] }, { required: ['c'] }])
})

test('an object or a list of such objects is a choice of the two', () => {
  const components: Schemas = {}
  const { title: _, ...one } = party

  const published = publishedSchema({ ...one, type: ['object', 'array'], items: party, minItems: 1 }, components)

  const reference = { $ref: '#/components/schemas/Party' }
  expect(published).toEqual({ oneOf: [reference, { type: 'array', items: reference, minItems: 1 }] })
})

test.each([
  ['its own', { type: 'string', examples: ['001'] }, '001'],
  ['what its form shows', { type: 'string', 'x-form': 'three digits, such as 002' }, '002'],
  ['the first value it may have', { enum: ['test', 'live'] }, 'test'],
  ['its parts', { type: 'object', properties: { a: { type: 'integer', minimum: 3 } } }, { a: 3 }],
  ['its entries', { type: 'array', items: { type: 'boolean' } }, [true]],
  ['what its component says', { $ref: '#/components/schemas/Party' }, { name: 'María' }],
])('an example of a schema is %s', (_, schema, example) => {
  expect(exampleOf(schema, { Party: { type: 'object', properties: party.properties } })).toEqual(example)
})
