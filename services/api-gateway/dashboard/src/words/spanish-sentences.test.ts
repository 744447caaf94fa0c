import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { spanishField } from './spanish-fields.ts'
import { spanishForm } from './spanish-forms.ts'
import { spanishSentence } from './spanish-sentences.ts'

const QUOTES = 'ciérrelas donde termina la celda, y escriba dos veces las que van dentro de ella'

test.each([
  ['is required: a text of at most 300 characters', 'falta: escriba un texto de a lo sumo 300 caracteres'],
  [
    'The plan’s quota of receipts is used up. It is not renewed: choose a larger plan.',
    'Se acabaron los comprobantes de su plan. El plan no se renueva: elija uno mayor.',
  ],
  [
    'The plan’s quota of receipts and its excess allowance are used up, and a retry needs one. It is renewed on 2026-12-01; a larger plan has more at once.',
    'Se acabaron los comprobantes de su plan y también los adicionales, y el reintento necesita uno. Se renueva el 2026-12-01; un plan mayor tiene más desde ahora.',
  ],
  ['is not known here; perhaps discount is meant', 'no se conoce aquí; quizá quiso decir discount'],
  ['must be one of A, B; it is "C"', 'debe ser uno de: A, B; es "C"'],
  ['must be one of 04 (RUC), 05 (NATIONAL_ID); it is "C"', 'debe ser uno de: 04 (RUC), 05 (Cédula); es "C"'],
  [
    'The check digit of the identification is wrong: it follows from the other digits, such as the last of 1710034065.',
    'el último dígito no corresponde a los demás: compárelo con el documento del cliente',
  ],
  ['must be at least 1; it is 0', 'debe ser al menos 1; es 0'],
  ['must have 12 to 200 characters; it has 3', 'debe tener de 12 a 200 caracteres; tiene 3'],
  ['must have at least 1 entry; it is empty', 'debe tener al menos 1 elemento; está vacío'],
  [
    'must be a registry number: 13 digits that begin with a province and end in 001, such as 1790012345001; it is "1"',
    'debe ser un RUC: 13 dígitos que empiezan con una provincia y terminan en 001, por ejemplo 1790012345001; es "1"',
  ],
  [
    'must be one e-mail address, such as compras@example.com, or several separated by commas; it is "x"',
    'debe ser una dirección de correo, por ejemplo compras@example.com, o varias separadas por comas; es "x"',
  ],
  [
    'The payments add up to 326.32; the total is 326.26 by taxRounding BASE, and 326.32 by LINE: pay all of it, leave the payments out, or send "taxRounding": "LINE".',
    'Los pagos suman 326.32 y el total es 326.26, redondeando el impuesto sobre la suma de las bases; redondeado línea por línea sería 326.32.',
  ],
  [
    'The payments add up to 10.00; the total is 11.50: pay all of it, or leave the payments out.',
    'Los pagos suman 10.00 y el total es 11.50.',
  ],
  [
    'Tax with id 01935a2e-7c1f-7abc-8def-0123456789ab is in use: product 01935a2e-7c1f-7abc-8def-0123456789ac needs it; delete that first (DELETE /products/01935a2e-7c1f-7abc-8def-0123456789ac)',
    'No se puede eliminar el impuesto: lo usa el producto 01935a2e-7c1f-7abc-8def-0123456789ac.',
  ],
  ['Line 2 of the file is not UTF-8: save it as "CSV UTF-8"', 'La línea 2 del archivo no está en UTF-8.'],
  [
    'Line 2 has more than 65,536 characters, or a quote in it is never closed',
    'La línea 2 tiene más de 65.536 caracteres, o falta cerrar sus comillas.',
  ],
  [
    'The file is not CSV but an image, a workbook, a PDF or another kind of file: save the table as "CSV UTF-8"',
    'El archivo no es CSV: es una imagen, un libro de Excel, un PDF u otro tipo de archivo.',
  ],
  [
    'has 4 cells, more than the 3 of the header; a text with a comma stands in quotes',
    'tiene 4 celdas y el encabezado 3; un texto con comas va entre comillas',
  ],
  ['is on line 3 already: leave one of the lines out', 'ya está en la línea 3: deje una sola'],
  ['is the same as Nombre: leave one out', 'es lo mismo que Nombre: deje una sola'],
  [
    'is no column of this kind of file; those are code (Código), name (Nombre)',
    'no es una columna de este archivo; las columnas son: Código, Nombre',
  ],
  [
    'has no header: the first line has to name the columns; those are code (Código), price (Precio)',
    'falta la fila de encabezados: la primera línea debe nombrar las columnas, que son: Código, Precio',
  ],
  ['is missing from the header: add the column type (Tipo)', 'falta en el encabezado: agregue la columna Tipo'],
  [
    'The file is empty: the first line has to name the columns; those are code (Código), name (Nombre)',
    'El archivo está vacío: la primera línea debe nombrar las columnas, que son: Código, Nombre',
  ],
  [
    'has more than 100 columns; those are code (Código), name (Nombre)',
    'tiene más de 100 columnas; las que hay son: Código, Nombre',
  ],
  ['opens a quote that is never closed: close it where its cell ends', `falta cerrar las comillas: ${QUOTES}`],
  [
    'has text after the end of a quote: close it where its cell ends',
    `hay texto después de cerrar las comillas: ${QUOTES}`,
  ],
  [
    'has text after the end of a quote on line 7: close it where its cell ends',
    `las comillas que se abren aquí se cierran en la línea 7, con texto después: ${QUOTES}`,
  ],
  [
    'separates its cells by "|": use commas, semicolons or tabs',
    'las celdas están separadas con «|»: sepárelas con comas, punto y coma o tabulaciones',
  ],
  [
    'separates its cells by another sign than the header: use the same one in all lines',
    'las celdas están separadas con otro signo que el encabezado: use el mismo en todas las líneas',
  ],
  [
    'The text holds characters that a document cannot carry: it takes letters, such as Café 500 g. It has U+0000.',
    'tiene el carácter U+0000, que un comprobante no puede llevar: bórrelo',
  ],
  [
    'The text holds characters that the printed document cannot show: it shows Latin. It has 漢 (U+6F22), U+0301. The value is "漢".',
    'tiene 漢 (U+6F22), U+0301, que el RIDE no puede mostrar: escríbalo con letras latinas',
  ],
  [
    'names nothing there is: GET /taxes lists them, and the cell has the code of one; it is "IVA"',
    'no existe nada con este nombre o código; es "IVA"',
  ],
  [
    'is required: a text of 1 to 300 characters, such as María Pérez',
    'falta: escriba un texto de 1 a 300 caracteres, por ejemplo María Pérez',
  ],
  [
    'must be 10 digits that begin with a province, such as 1710034065, for type 05 (NATIONAL_ID); it is "17"',
    'una cédula tiene 10 dígitos y empieza con la provincia; es "17"',
  ],
  ['Customer with identification 1710034065 already exists', 'Ya existe el cliente 1710034065.'],
  [
    'Receipt 001-001-000000001 was marked as voided: Error; otra vez.',
    'El comprobante 001-001-000000001 está marcado aquí como anulado: Error; otra vez.',
  ],
  [
    'Receipt 001-001-000000001 is DRAFT; it must be authorized first.',
    'El comprobante 001-001-000000001 todavía no está autorizado: espere a que lo esté.',
  ],
  [
    'Invoice 001-001-000000001 was issued to 1790085783001, not to 1710034065.',
    'La factura 001-001-000000001 se emitió a 1790085783001, no a 1710034065.',
  ],
])('«%s» is said in Spanish', (english, spanish) => {
  expect(spanishSentence(english)).toBe(spanish)
})

test('a sentence of no known template has no Spanish, so that the words of its code are shown', () => {
  expect(spanishSentence('The moon is full.')).toBeUndefined()
})

test('every form that the description of the API asks for is said in Spanish', async () => {
  const description = await readFile(new URL('../../../../../docs/openapi.json', import.meta.url), 'utf8')
  const forms = new Set(
    [...description.matchAll(/"x-form": ?("(?:[^"\\]|\\.)*")/g)].map(([, form]) => JSON.parse(form ?? '')),
  )

  expect(forms.size).toBeGreaterThan(20)
  expect([...forms].filter((form) => spanishForm(form) === form)).toEqual([])
})

test('a place in what was sent is named as the forms name it', () => {
  expect(spanishField('items[0].unitPrice')).toBe('Línea 1 · Precio unitario')
  expect(spanishField('line 3, code:')).toBe('Línea 3 · code')
  expect(spanishField('incoterm')).toBe('incoterm')
})
