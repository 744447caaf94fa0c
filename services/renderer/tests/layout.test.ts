import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { draftDocument, type Item, type Order } from '@etax/tax-document'
import { readDocument } from '@etax/tax-document/xml'
import { expect, test } from '@jest/globals'
import { layOut } from '../src/layout/lay-out.ts'
import { paper } from '../src/layout/paper.ts'
import { describeDraft } from '../src/ride/describe-ride.ts'
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

function totalsOf(order: Order) {
  const { texts } = printed(order)
  return (label: string) => {
    const labelText = texts.find(({ text }) => text.startsWith(label))
    return texts.find(({ x, y, page }) => page === labelText?.page && y === labelText.y && x > labelText.x)?.text
  }
}

const invoice = anInvoice(1) as Extract<Order, { documentType: 'INVOICE' }>
const [line] = invoice.items as [Item]
const fuel: Item = { ...line, unit: 'galón', quantity: '10', unitPrice: '2.10', unsubsidizedPrice: '2.45', tax: '15' }

test('the saving by a subsidy includes its tax at the rate of each line', () => {
  const bread = { ...fuel, tax: '0' }

  const atOneRate = totalsOf({ ...invoice, items: [fuel] })
  const atTwoRates = totalsOf({ ...invoice, items: [fuel, bread] })

  expect(atOneRate('AHORRO POR SUBSIDIO (incluye IVA')).toBe('4.03')
  expect(atOneRate('VALOR TOTAL')).toBe('24.15')
  expect(atOneRate('VALOR TOTAL SIN SUBSIDIO')).toBe('28.18')
  expect(atTwoRates('AHORRO POR SUBSIDIO (incluye IVA')).toBe('7.53')
})

test('the subtotal of a rate excludes the excise in its tax base', () => {
  const sold: Item = { ...line, quantity: '10', unitPrice: '10', discount: undefined, taxType: 'IVA_RATE', tax: '15' }
  const excised: Item = { ...sold, ice: { code: '3610', rate: '20' } }
  const untaxed: Item = { ...excised, quantity: '2', taxType: 'IVA_NOT_SUBJECT', tax: undefined }

  const find = totalsOf({ ...invoice, items: [excised, untaxed] })

  expect(find('SUBTOTAL 15 %')).toBe('100.00')
  expect(find('SUBTOTAL NO OBJETO DE IVA')).toBe('20.00')
  expect(find('SUBTOTAL SIN IMPUESTOS')).toBe('120.00')
  expect(find('ICE')).toBe('24.00')
  expect(find('IVA 15 % (sobre 120.00)')).toBe('18.00')
})

test('with excise each rate names its base, unless the base is its subtotal', () => {
  const sold: Item = { ...line, quantity: '10', unitPrice: '10', discount: undefined, taxType: 'IVA_RATE', tax: '15' }
  const excised: Item = { ...sold, unitPrice: '1000', ice: { code: '3610', rate: '20' } }
  const plain: Item = { ...sold, tax: '5' }

  const { texts } = printed({ ...invoice, items: [excised, plain] })

  const labels = texts.map(({ text }) => text).filter((text) => /^(IVA|ICE|SUBTOTAL) ?(\d|$)/.test(text))
  expect(labels).toEqual(['SUBTOTAL 15 %', 'SUBTOTAL 5 %', 'ICE', 'IVA 15 % (sobre 12,000.00)', 'IVA 5 %'])
  expectOnPaper(texts)
  expectNoOverlap(texts)
})

test('without prices of the lines, the document’s own saving is labelled as without tax', () => {
  const { xml } = authorized({ ...invoice, items: [fuel] })
  const others = xml.replace(/<precioSinSubsidio>.*?<.precioSinSubsidio>/, '<precioSinSubsidio>0</precioSinSubsidio>')

  const texts = textsOf(pagesOf(others)).map(({ text }) => text)

  expect(texts).toContain('AHORRO POR SUBSIDIO (sin IVA)')
  expect(texts).not.toContain('VALOR TOTAL SIN SUBSIDIO')
})

test('amounts of any length are unbroken, with separated thousands, beside a readable description', () => {
  const items: Item[] = ['1', '2', '3'].map((code) => ({
    ...fuel,
    code: `CODE-OF-ITS-OWN-NUMBER-${code}`,
    auxiliaryCode: `AUXILIARY-CODE-NUMBER-${code}`,
    description: 'Válvula de compuerta de acero inoxidable',
    quantity: '999999.999999',
    unitPrice: '9999.999999',
    unsubsidizedPrice: '99999.999999',
    discount: '1000000000.01',
  }))
  const withoutSubsidy = items.map((item) => ({ ...item, unsubsidizedPrice: undefined }))

  for (const each of [items, withoutSubsidy]) {
    const { texts } = printed({ ...invoice, items: each })
    const contents = texts.map(({ text }) => text)

    for (const amount of [
      '999,999.999999',
      '9,999.999999',
      '1,000,000,000.01',
      '8,999,999,998.98',
      '31,049,999,996.48',
    ]) {
      expect(contents).toContain(amount)
    }
    expect(contents.some((text) => text.startsWith('Válvula de compuerta'))).toBe(true)
    expectOnPaper(texts)
    expectNoOverlap(texts)
  }
})

test('a number of 49 digits in a table is unbroken', () => {
  const { texts } = printed(orders.reimbursement as Order)

  expect(texts.map(({ text }) => text)).toContain('1'.repeat(49))
})

test('terms are in Spanish, with accents, in singular and plural', () => {
  const payment = { method: '20', amount: '10.00' }
  const { texts } = printed({
    ...invoice,
    items: [{ ...line, quantity: '1', unitPrice: '40', tax: '0' }],
    payments: [
      { ...payment, term: '30', timeUnit: 'DAY' },
      { ...payment, term: '1', timeUnit: 'DAY' },
      { ...payment, term: '1', timeUnit: 'MONTH' },
      { ...payment, term: '2', timeUnit: 'YEAR' },
    ],
  })

  expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['30 días', '1 día', '1 mes', '2 años']))
})

test('a large contributor is named in the heading only', () => {
  const { texts } = printed(invoice, { ...issuer, largeContributor: 'NAC-GCFOIOC21-00000881-E' })

  const legends = texts.filter(({ text }) => /gran contribuyente/i.test(text)).map(({ text }) => text)
  expect(legends).toEqual(['Gran Contribuyente Resolución No. NAC-GCFOIOC21-00000881-E'])
})

test('an item of third parties is printed once', () => {
  const { texts } = printed({ ...invoice, thirdPartyItems: [{ concept: 'Tasa', amount: '3.25' }] })

  expect(texts.filter(({ text }) => text.includes('Tasa')).map(({ text }) => text)).toEqual(['RUBRO DE TERCEROS: Tasa'])
  expect(texts.filter(({ text }) => text === '3.25')).toHaveLength(1)
})

test('the second page has the complete numbers of document and issuer beside a long name', () => {
  const { texts } = printed(anInvoice(80), { ...issuer, legalName: 'Compañía Anónima '.repeat(17).trim() })

  const heads = texts.filter(({ page, text }) => page > 1 && text.startsWith('FACTURA No. 001-001-000000001  ·  Comp'))
  expect(heads.length).toBeGreaterThan(0)
  for (const { text } of heads) expect(text).toMatch(/… {2}· {2}R\.U\.C\. 1799999990001$/)
})

test('fields of maximum length in long words stay in their places', () => {
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

test('signs of other alphabets and emoji are drawn', () => {
  const item = { ...line, description: 'Ćevapi 50 € “rico” 😀 (a\\b)' }
  const { pages, texts } = printed({ ...invoice, items: [item] })

  expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['evapi 50 € “rico” ', ' (a\\b)']))
  expect(pages[0]?.match(/\/ActualText <[0-9a-f]+>/g)).toEqual(['/ActualText <feff0106>', '/ActualText <feffd83dde00>'])
})

test.each(['漢', 'ق', 'ש', 'ท', '\u030c', '\u202e', '\ue000'])(
  'in a foreign document an undrawable character is the replacement sign: %j',
  (character) => {
    const { xml } = authorized({ ...invoice, items: [{ ...line, description: 'Q here' }] })

    const pages = pagesOf(xml.replace('Q here', `Q${character} here`))

    expect(pages[0]?.match(/\/ActualText <[0-9a-f]+>/g)).toEqual(['/ActualText <fefffffd>'])
    expect(textsOf(pages).map(({ text }) => text)).toEqual(expect.arrayContaining(['Q', ' here']))
  },
)

test('sandbox and simulated documents are marked on every page, and others are not', () => {
  const { xml } = authorized(anInvoice(100))
  const marked = (marks: { sandbox: boolean; simulated: boolean }) =>
    pagesOf(xml, marks).filter((page) => page.includes('SIN VALIDEZ TRIBUTARIA')).length

  expect(marked({ sandbox: true, simulated: true })).toBe(pagesOf(xml).length)
  expect(marked({ sandbox: false, simulated: true })).toBe(pagesOf(xml).length)
  expect(marked({ sandbox: false, simulated: false })).toBe(0)
})

test.each(Object.entries(orders))(
  '%s as a draft is marked on every page, and has neither number nor key',
  (_name, order) => {
    const outcome = draftDocument(order, issuer, { today: '2026-11-21' })
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.violations))

    const pages = layOut(describeDraft(readDocument(outcome.draft.xml)))

    const texts = textsOf(pages)
    const contents = texts.map(({ text }) => text)
    expect(contents.filter((text) => text === 'Borrador sin clave de acceso')).toHaveLength(pages.length)
    expect(pages.filter((page) => page.includes('(BORRADOR)'))).toHaveLength(pages.length)
    expect(contents.join(' ')).toContain('(se asigna al emitir)')
    // Neither placeholder zeros nor bars.
    expect(contents.filter((text) => /0{9,}/.test(text))).toEqual([])
    expect(pages.filter((page) => BARCODE.test(page))).toEqual([])
    expect(BARCODE.test(pagesOf(authorized(order).xml)[0] ?? '')).toBe(true)
    const upright = texts.filter(({ x }) => x > 0)
    expectOnPaper(upright)
    expectNoOverlap(upright)
  },
)

const BARCODE = /(?:^|\n)q .+ cm\n(?:.+ re\n)+f Q/
