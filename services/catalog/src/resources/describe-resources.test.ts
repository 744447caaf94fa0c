import { describe, expect, test } from '@jest/globals'
import { Compile } from 'typebox/compile'
import type { Resource } from '../domain/resource.ts'
import { describeResources } from './describe-resources.ts'
import { resources } from './resources.ts'

const described = describeResources()

describe.each(Object.entries(described))('%s', (path, { create, update, record, examples, filters, filterSchemas }) => {
  test('are described with examples that their schemas accept', () => {
    const problems = (schema: object, value: unknown) =>
      [...Compile(schema).Errors(value)].map(({ message }) => message)

    expect(problems({ ...record, additionalProperties: false }, examples.record)).toEqual([])
    expect(create === undefined ? [] : problems(create, examples.create)).toEqual([])
    expect(Object.hasOwn(resources, path) ? checked(resources[path as Resource['path']], examples.create) : []).toEqual(
      [],
    )
  })

  test('are described for generators of code: no marks of ours, no defaults, either/or as oneOf', () => {
    expect(JSON.stringify([create, update, record, filterSchemas])).not.toMatch(/"(x-stored|default|anyOf)":/)
  })

  test('have a schema for each filter', () => {
    const names = Object.entries(filters).flatMap(([field, operators]) => operators.map((one) => `${field}__${one}`))
    expect(Object.keys(filterSchemas)).toEqual(names)
  })
})

test('optional members may be null in bodies, required ones of reads never are', () => {
  const { customers } = described

  expect(customers).toMatchObject({
    create: { properties: { name: { type: 'string' }, phone: { type: ['string', 'null'] } } },
    update: { properties: { name: { type: 'string' }, phone: { type: ['string', 'null'] } } },
    record: { properties: { name: { type: 'string' }, phone: { type: ['string', 'null'] } } },
  })
})

function checked({ check }: Resource, sent: unknown) {
  return check?.(sent as Record<string, unknown>) ?? []
}
