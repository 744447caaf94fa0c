import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { spanishField } from './spanish-fields.ts'
import { spanishForm } from './spanish-forms.ts'
import { spanishSentence } from './spanish-sentences.ts'

test.each([
  ['is required: a text of at most 300 characters', 'falta: escriba un texto de a lo sumo 300 caracteres'],
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
