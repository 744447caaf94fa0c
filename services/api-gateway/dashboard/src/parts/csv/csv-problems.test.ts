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
  ['is missing from the header: add the column type (Tipo)', 'falta en el encabezado: agregue la columna Tipo'],
  [
    'The file is empty: the first line has to name the columns; those are code (Código), name (Nombre)',
    'El archivo está vacío: la primera línea debe nombrar las columnas, que son: Código, Nombre',
  ],
  ['has more than 100 columns; those are code (Código), name (Nombre)', 'las que hay son: Código, Nombre'],
  ['opens a quote that is never closed: close it where its cell ends', 'falta cerrar las comillas: ciérrelas'],
  ['has text after the end of a quote: close it where its cell ends', 'hay texto después de cerrar las comillas'],
  ['has text after the end of a quote on line 7: close it where its cell ends', 'se cierran en la línea 7'],
  ['separates its cells by "|": use commas, semicolons or tabs', 'separadas con «|»: sepárelas con comas'],
  ['separates its cells by another sign than the header: use the same one', 'con otro signo que el encabezado'],
  [
    'The text holds characters that a document cannot carry: it takes letters, such as Café 500 g. It has U+0000.',
    'tiene el carácter U+0000, que un comprobante no puede llevar: bórrelo',
  ],
  ['names nothing there is: GET /taxes lists them, and the cell has the code of one; it is "IVA"', 'código: "IVA"'],
  ['is required: a text of 1 to 300 characters, such as María Pérez', 'es obligatorio'],
])('"%s" is put into Spanish', (message, spanish) => {
  const [problem] = problemsOf([{ ...REPEATED, message }], [], 'es')
  expect(problem?.message).toContain(spanish)
})
