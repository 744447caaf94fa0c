import { expect, test } from '@jest/globals'
import { problemsOf } from './csv-problems.ts'

const REPEATED = {
  path: 'line 4, code:',
  message: 'is on line 3 already: leave one of the lines out',
  line: 4,
  column: 'code',
}

test('a wrong line is told with its column, in the language of the page', () => {
  expect(problemsOf([REPEATED], [REPEATED], 'es')).toEqual([
    { line: 4, column: 'code', message: 'ya está en la línea 3: deje una sola' },
  ])
  expect(problemsOf([REPEATED], [REPEATED], 'en')).toEqual([{ line: 4, column: 'code', message: REPEATED.message }])
})

test('what is said of fields elsewhere has the words it has there, and what has none is shown as it came', () => {
  const details = [
    { ...REPEATED, message: 'is long' },
    { ...REPEATED, message: 'is odd' },
  ]
  const explained = [{ ...REPEATED, message: 'es largo' }]

  expect(problemsOf(details, explained, 'es').map(({ message }) => message)).toEqual(['es largo', 'is odd'])
})

test('a refusal of the whole file names no lines', () => {
  expect(problemsOf([{ path: 'taxpayerId', message: 'is unknown' }], [], 'es')).toEqual([])
})

test.each([
  [
    'has 4 cells, more than the 3 of the header; a text with a comma stands in quotes',
    'tiene 4 celdas y el encabezado 3',
  ],
  ['is the same as Nombre: leave one out', 'es lo mismo que Nombre'],
  ['is no column of this kind of file; those are code (Código), name (Nombre)', 'las columnas son: Código, Nombre'],
  [
    'has no header: the first line has to name the columns; those are code (Código), price (Precio)',
    'falta la fila de encabezados: la primera línea debe nombrar las columnas, que son: Código, Precio',
  ],
  ['names nothing there is: GET /taxes lists them, and the cell has the code of one; it is "IVA"', 'código: "IVA"'],
  ['is required: a text of 1 to 300 characters, such as María Pérez', 'es obligatorio'],
])('"%s" is put into Spanish', (message, spanish) => {
  const [problem] = problemsOf([{ ...REPEATED, message }], [], 'es')
  expect(problem?.message).toContain(spanish)
})
