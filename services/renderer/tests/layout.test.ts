import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Item, Order } from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { paper } from '../src/layout/paper.ts'
import { anInvoice, authorized, issuer } from './an-authorized-receipt.ts'
import { orders } from './orders.ts'
import { type PrintedText, pagesOf, textsOf } from './printed-text.ts'

const golden = join(import.meta.dirname, 'golden')
const margin = 30

function printed(order: Order, by = issuer) {
  const pages = pagesOf(authorized(order, by).xml)
  return { pages, texts: textsOf(pages) }
}

function expectOnPaper(texts: readonly PrintedText[]) {
  const outside = texts.filter(
    ({ x, y, width }) =>
      x < margin || x + width > paper.width - margin + 0.1 || y < margin || y > paper.height - margin + 10,
  )
  expect(outside).toEqual([])
}

/** No two texts of a page stand on each other. */
function expectNoOverlap(texts: readonly PrintedText[]) {
  const lines = Map.groupBy(texts, ({ page, y }) => `${page} ${y}`)
  for (const line of lines.values()) {
    const inOrder = line.toSorted((one, other) => one.x - other.x)
    inOrder.slice(1).forEach((text, index) => {
      const before = inOrder[index] as PrintedText
      expect([before.text, text.text, before.x + before.width <= text.x + 0.1]).toEqual([before.text, text.text, true])
    })
  }
}

// UPDATE=1 rewrites the golden files: look at the pages before committing them.
test.each(Object.entries(orders))('%s: every text stands where it stood', (name, order) => {
  const { texts } = printed(order)
  const lines = texts.map(({ page, x, y, text }) => `${page} ${x.toFixed(1)} ${y.toFixed(1)} ${text}`).join('\n')
  const file = join(golden, `${name}.txt`)
  if (process.env.UPDATE === '1' || !existsSync(file)) writeFileSync(file, `${lines}\n`)

  expect(`${lines}\n`).toBe(readFileSync(file, 'utf8'))
  expectOnPaper(texts)
  expectNoOverlap(texts)
})

test('500 lines flow over pages, each with the column titles, its number and the document it belongs to', () => {
  const { pages, texts } = printed(anInvoice(500))

  expect(pages.length).toBeGreaterThan(8)
  expect(texts.filter(({ text }) => text === 'Precio unitario')).toHaveLength(pages.length)
  pages.forEach((_, index) => {
    const ofPage = texts.filter(({ page }) => page === index + 1).map(({ text }) => text)
    expect(ofPage).toContain(`Página ${index + 1} de ${pages.length}`)
    if (index > 0) expect(ofPage.some((text) => text.startsWith('FACTURA No. 001-001-000000001'))).toBe(true)
  })
  for (let line = 1; line <= 500; line += 1) {
    expect(texts.filter(({ text }) => text === `P-${line}`)).toHaveLength(1)
  }
  expectOnPaper(texts)
  expectNoOverlap(texts)
})

const word = 'Supercalifragilísticoespialidoso'.repeat(10).slice(0, 300)
const longItem: Item = {
  code: 'X'.repeat(25),
  auxiliaryCode: 'Y'.repeat(25),
  description: word,
  unit: 'Z'.repeat(50),
  quantity: '999999999.999999',
  unitPrice: '0.000001',
  taxType: 'IVA_RATE',
  tax: '15',
  details: Array.from({ length: 3 }, (_, index) => ({ name: `${word.slice(0, 299)}${index}`, value: word })),
}

test('fields as long as they may be, in words without end, stay in their places', () => {
  const order: Order = {
    documentType: 'INVOICE',
    customer: { identificationType: 'PASSPORT', identification: 'P'.repeat(20), legalName: word, address: word },
    items: Array.from({ length: 12 }, () => longItem),
    additionalInfo: Object.fromEntries(
      Array.from({ length: 14 }, (_, index) => [`${word.slice(0, 298)}${index}`, word]),
    ),
  }

  const { texts } = printed(order, { ...issuer, legalName: word, commercialName: word, address: word })

  expectOnPaper(texts)
  expectNoOverlap(texts)
  const total = texts.filter(({ text }) => text === 'VALOR TOTAL')
  expect(total).toHaveLength(1)
})

test('signs of other alphabets and emoji are drawn, and what no font has is a bullet: nothing is lost unseen', () => {
  const invoice = anInvoice(1) as Extract<Order, { documentType: 'INVOICE' }>
  const [item] = invoice.items as [Item]

  const { pages, texts } = printed({
    ...invoice,
    items: [{ ...item, description: 'Ćevapi 50 € “rico” 😀 漢字 (a\\b)' }],
  })

  expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['evapi 50 € “rico” ', ' •• (a\\b)']))
  expect(pages[0]?.match(/\/ActualText <[0-9a-f]+>/g)).toEqual(['/ActualText <feff0106>', '/ActualText <feffd83dde00>'])
})

test('sandbox and simulated documents are marked on every page, others are not', () => {
  const { xml } = authorized(anInvoice(100))
  const marked = (marks: { sandbox: boolean; simulated: boolean }) =>
    pagesOf(xml, marks).filter((page) => page.includes('SIN VALIDEZ TRIBUTARIA')).length

  expect(marked({ sandbox: true, simulated: true })).toBe(pagesOf(xml).length)
  expect(marked({ sandbox: false, simulated: true })).toBe(pagesOf(xml).length)
  expect(marked({ sandbox: false, simulated: false })).toBe(0)
})
