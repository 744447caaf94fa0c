import { expect, test } from '@jest/globals'
import { problemsOf } from './check-words.ts'

const file = 'services/issuance/src/domain/receipt.ts'

test.each([
  ['whole', `throw refused('ISS_10001')`],
  ['inside a longer text', `const text = 'ISS_10001: no quota'`],
  ['in a template', 'const code = `ISS_10001`'],
  ['put together by a template', `const code = \`ISS_\${number}\``],
])('a code of an error is refused outside the tables, %s', (_where, line) => {
  expect(problemsOf(file, line)).toHaveLength(1)
})

test.each([
  ['a comment', ' * @throws AppError `invalid` ISS_10001'],
  ['a comment of one line', '/** ISS_10001 where there is no quota. */'],
  ['a comment behind code', 'refuse() // ISS_10001'],
])('%s may name a code', (_what, line) => {
  expect(problemsOf(file, line)).toEqual([])
})

test('an error is made by its entry in the catalog only', () => {
  const line = `throw new AppError('internal', code, text)`

  expect(problemsOf(file, line)).toHaveLength(1)
  expect(problemsOf('libs/kernel/src/error-catalog.ts', line)).toEqual([])
  expect(problemsOf('services/issuance/tests/fixture.ts', line)).toEqual([])
})

test('a code may stand where it is declared', () => {
  expect(problemsOf('libs/contracts/src/errors/issuance-errors.ts', `code: 'ISS_10001',`)).toEqual([])
})

const described = (text: string) => `          "description": "${text}",`

test.each([
  ['a webhook that is told', 'Endpoints that are told of receipts.'],
  ['a webhook to have told', 'Ask for its status, or have a webhook told.'],
  ['nobody', 'It is worth nothing to nobody.'],
  ['whoever', 'Whoever asks may not do this.'],
  ['but for', 'Refused for all of it, but for quota.'],
  ['no such thing', 'There is no such thing.'],
  ['how it stands', 'The authority is asked how the document stands today.'],
])('a sentence for users that hides its subject is refused: %s', (_what, text) => {
  expect(problemsOf('docs/openapi.json', described(text))).toHaveLength(1)
  expect(problemsOf('docs/guides/errors.md', text)).toHaveLength(1)
})

test('plain sentences, code and names of members are accepted', () => {
  expect(
    problemsOf('docs/openapi.json', described('A webhook receives the event. The request does not exist.')),
  ).toEqual([])
  expect(problemsOf('docs/openapi.json', '          "nobody": { "type": "string" },')).toEqual([])
  expect(problemsOf('docs/guides/errors.md', 'Send `x-taxpayer-ruc: nobody` to see the error.')).toEqual([])
  expect(problemsOf('services/issuance/README.md', 'Nobody calls it.')).toEqual([])
})

test('a word that the glossary replaces is found in names and in prose', () => {
  expect(problemsOf(file, 'const oldErrandOf = 1')).toHaveLength(1)
  expect(problemsOf('README.md', 'Behind the door.')).toHaveLength(1)
})

test('lines of more than 120 columns are refused, except those with a long text or pattern', () => {
  const words = 'word '.repeat(24)

  expect(problemsOf('libs/kernel/src/a.ts', `// ${words}`)).toEqual(['a line of 123 columns; 120 fit'])
  expect(problemsOf('libs/kernel/src/a.ts', words + words)).toHaveLength(1)
  expect(problemsOf('docs/a.md', `| ${words} |`)).toHaveLength(1)
  expect(problemsOf('libs/kernel/src/a.ts', `const a = '${words}'`)).toEqual([])
  expect(problemsOf('docs/a.md', words + words)).toEqual([])
})
