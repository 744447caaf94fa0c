import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { appended, documentsProtos, type Numbers, snake } from './documents-proto.ts'

const folder = join(import.meta.dirname, '../../protos/documents/v1')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const numbers: Numbers = JSON.parse(read('numbers.json'))

const message = (...names: string[]) => [
  {
    name: 'Note',
    fields: names.map((json) => ({ json, type: 'string', isMessage: false, label: '' as const, comment: 'A.' })),
  },
]

test('the protos and the numbers are what the schemas make', () => {
  const made = documentsProtos(numbers)

  expect(made.numbers).toEqual(numbers)
  for (const [file, text] of Object.entries(made.files)) expect(read(file)).toBe(text)
})

test('a new field gets the next number, and a removed one keeps its own', () => {
  const before = { Note: { text: 1, old_title: 2 } }

  expect(appended(before, message('text', 'dueDate'))).toEqual({ Note: { text: 1, old_title: 2, due_date: 3 } })
  expect(appended(before, message('text', 'oldTitle'))).toEqual(before)
  expect(before).toEqual({ Note: { text: 1, old_title: 2 } })
})

test('a number that is given twice is refused', () => {
  expect(() => appended({ Note: { text: 1, title: 1 } }, message('text', 'title'))).toThrow('Note gives a number twice')
})

test('a removed field is reserved by number and name', () => {
  const { files } = documentsProtos({ ...numbers, Detail: { ...numbers.Detail, former: 77 } })

  expect(files['orders.proto']).toContain('message Detail {\n  reserved 77;\n  reserved "former";\n')
})

test('no number of the first version was removed or changed', () => {
  const first: Numbers = JSON.parse(readFileSync(join(import.meta.dirname, 'first-numbers.json'), 'utf8'))
  const changed = Object.entries(first).flatMap(([name, fields]) =>
    Object.entries(fields)
      .filter(([field, number]) => numbers[name]?.[field] !== number)
      .map(([field]) => `${name}.${field}`),
  )

  expect(changed).toEqual([])
})

test('every field of a message has its number, as in the proto', () => {
  const protos = readdirSync(folder).filter((file) => file.endsWith('.proto') && file !== 'documents.proto')
  const inProtos = protos.flatMap((file) => [...read(file).matchAll(/^ +[\w<>., ]+ (\w+) = (\d+);$/gm)])

  expect(inProtos).toHaveLength(Object.values(numbers).flatMap(Object.values).length)
})

test('a name that protos cannot have is refused', () => {
  expect(snake('unitPrice')).toBe('unit_price')
  expect(() => snake('unit_price2X_')).toThrow('no form in protos')
})
