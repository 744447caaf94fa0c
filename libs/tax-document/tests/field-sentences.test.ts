import { type AnyDeclaredError, fieldErrors } from '@etax/kernel'
import { englishWordsIn } from '@etax/testkit'
import { expect, test } from '@jest/globals'
import { draftDocument, type Order, type Violation } from '../src/index.ts'
import { anInvoice, anIssuer, anItem, TODAY } from './orders.ts'
import { chance } from './random.ts'
import { randomOrder } from './random-orders.ts'

const declared = new Map<string, AnyDeclaredError>(Object.values(fieldErrors).map((error) => [error.code, error]))

function brokenFieldsOf(order: Order): Violation[] {
  const outcome = draftDocument(order, anIssuer(), { today: TODAY })
  return outcome.ok ? [] : outcome.violations.filter(({ code }) => declared.has(code))
}

const inSpanish = ({ code, params }: Violation) => declared.get(code)?.say(params, 'es') ?? ''
const inEnglish = ({ code, params }: Violation) => declared.get(code)?.say(params, 'en')

test('whatever is wrong with a field of an order, its code and facts say it in both languages', () => {
  const dice = chance(2026)
  const broken = Array.from({ length: 400 }, () => randomOrder(dice, 5)).flatMap(brokenFieldsOf)

  expect(new Set(broken.map(({ code }) => code)).size).toBeGreaterThan(3)
  expect(broken.filter((violation) => inEnglish(violation) !== violation.message)).toEqual([])
  expect(broken.map(inSpanish).filter((sentence) => englishWordsIn(sentence).length > 0)).toEqual([])
})

test.each<[string, Order, string]>([
  [
    'an amount that is none',
    anInvoice({ tip: 'ten' }),
    'debe ser un número decimal de a lo sumo 12 cifras antes del punto y 2 después, por ejemplo 12.5; es "ten"',
  ],
  ['a negative amount', anInvoice({ tip: '-1' }), 'debe ser al menos 0, por ejemplo 12.5; es -1'],
  ['a line of none', anInvoice({ items: [anItem({ quantity: '0' })] }), 'debe ser mayor que 0, por ejemplo 1; es 0'],
  [
    'a line of less than none',
    anInvoice({ items: [anItem({ quantity: '-1' })] }),
    'debe ser mayor que 0, por ejemplo 1; es -1',
  ],
  ['no line', anInvoice({ items: [] }), 'debe tener al menos 1 elemento; está vacío'],
  [
    'a negotiable invoice without an address',
    anInvoice({ negotiable: { email: 'compras@example.com' } }),
    'Una factura comercial negociable necesita la dirección del comprador, por ejemplo "Av. Amazonas N24-03, Quito".',
  ],
  [
    'a port without the other',
    anInvoice({ exportation: { ...abroad(), loadingPort: 'Guayaquil' } }),
    'es obligatorio con el puerto de embarque, por ejemplo Rotterdam',
  ],
])('%s is said in Spanish', (_what, order, spanish) => {
  expect(brokenFieldsOf(order).map(inSpanish)).toContain(spanish)
})

function abroad() {
  return { originCountry: '593', destinationCountry: '249' }
}
