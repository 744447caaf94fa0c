import { makeAccessKey } from '@etax/tax-document'
import { until } from '@etax/testkit'
import { expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { ask, issue, must, reached } from '../../harness/client.ts'
import { anAddress } from '../../harness/invoices.ts'
import { at, type Dashboard, expectAccessible, type Visit } from './support.ts'

export function otherKindScenarios(open: () => Dashboard): void {
  it('raises an invoice by a debit note that knows its customer and tax', async () => {
    await using visit = await open().visit()
    const { page, goTo } = visit
    const { id, number } = await soldCoffee(visit)

    await goTo(at(`issue/debit-note?from=${id}`))
    await page.getByText('María Peña').waitFor()
    expect(await page.getByRole('textbox', { name: 'Número', exact: true }).inputValue()).toBe(number)
    await page.getByLabel('Motivo, línea 1').fill('Interés por mora')
    await page.getByLabel('Valor, línea 1').fill('12,35')
    await page.getByLabel('Valor, línea 1').press('Enter')
    await page.getByLabel('Motivo, línea 2').fill('Gastos de cobranza')
    await page.getByLabel('Valor, línea 2').fill('3')
    await page.getByTestId('total').getByText('$17,65').waitFor()
    await expectAccessible(page)

    await issuedAs(page, /Nota de débito 001-001-000000001/)
  })

  it('withholds from an invoice whose access key was pasted, computing what it can', async () => {
    await using visit = await open().visit({ size: 'phone' })
    const { page, goTo } = visit

    await goTo(at('issue/withholding'))
    await page.getByRole('button', { name: 'Emitir', exact: true }).click()
    await page.getByText('Revise 5 datos.').waitFor()
    await expectAccessible(page)
    const key = suppliersKey()
    const digit = (Number(key.at(-1)) + 1) % 10
    await page.getByLabel('Clave de acceso o autorización').fill(`${key.slice(0, -1)}${digit}`)
    await page.getByText('49 dígitos, pero no una clave de acceso').first().waitFor()
    await page.getByLabel('Clave de acceso o autorización').fill(key)
    await page.getByText('Se llenaron los datos de la clave de acceso.').waitFor()
    expect(await page.getByLabel('Número del documento').inputValue()).toBe('001-002-000000123')
    expect(await page.getByLabel('Número de identificación').inputValue()).toBe('1790016919001')
    await page.getByLabel('Nombre o razón social').fill('Corporación Favorita C.A.')
    await page.getByLabel('Valor sin IVA, línea 1').fill('100')
    await page.getByText('Subtotal $100,00 · Total del documento $115,00').waitFor()
    // A complete code needs no choice.
    await page.getByRole('combobox', { name: 'Código, línea 1' }).fill('312')
    await page.getByRole('combobox', { name: 'Código, línea 1' }).press('Tab')
    // When the note on missing data disappears, the page moves, which closes an open list.
    await page.getByTestId('total').getByText('$2,00').waitFor()
    await page.getByRole('button', { name: 'Agregar otra retención' }).click()
    await chooseCode(page, 2, '30', /^1 · Retención del 30/)
    await page.getByTestId('total').getByText('$6,50').waitFor()
    await expectAccessible(page)

    await issuedAs(page, /Comprobante de retención 001-001-000000001/)
  })

  it('says in short what the empty form of every kind lacks, in English too', async () => {
    await using visit = await open().visit({ language: 'en' })
    const { page, goTo } = visit
    const lacking = {
      invoice: 2,
      'credit-note': 5,
      'debit-note': 5,
      withholding: 5,
      'purchase-settlement': 2,
      waybill: 6,
    }
    for (const [kind, count] of Object.entries(lacking)) {
      await goTo(at(`issue/${kind}`))
      await page.getByRole('button', { name: 'Issue', exact: true }).click()
      await page.getByText(`Look at ${count} fields.`).waitFor()
      expect(await page.getByText(/is required|must be/i).count()).toBe(0)
    }
  })

  it('names what a form lacks as its fields are named', async () => {
    await using visit = await open().visit()
    const { page, goTo } = visit
    const lacking = {
      waybill: [
        ...['Transportista', 'Cédula, RUC o pasaporte (1)', 'Nombre o razón social (1)'],
        ...['Dirección de llegada (1)', 'Producto (1)'],
      ],
      withholding: [
        'Proveedor al que retiene',
        'Fecha del documento (1)',
        'Número del documento (1)',
        'Valor sin IVA (1)',
      ],
      'debit-note': ['Cliente', 'Fecha de emisión', 'Número', 'Motivo (1)', 'Valor (1)'],
      invoice: ['Cliente', 'Productos y servicios'],
    }
    for (const [kind, names] of Object.entries(lacking)) {
      await goTo(at(`issue/${kind}`))
      await page.getByRole('button', { name: 'Emitir', exact: true }).click()
      await page.getByText(/^Revise \d datos\.$/).waitFor()
      const messages = await page.getByRole('status').getByRole('listitem').allInnerTexts()
      expect(messages.map((one) => one.split(':')[0])).toEqual(expect.arrayContaining(names))
    }
  })

  it('carries what an invoice sold with a waybill, the one way to issue one without XML', async () => {
    await using visit = await open().visit()
    const { page, goTo, own } = visit
    const { id, number, accessKey } = await soldCoffee(visit)
    const email = anAddress()
    const ana = {
      identificationType: 'PASSPORT',
      identification: 'AB12345',
      legalName: 'Ana Mora',
      address: 'Loja',
      email,
    }
    must(201, await ask(own, 'POST', '/v1/developer/customers', { body: ana }))

    await goTo(at(`issue/waybill?from=${id}`))
    expect(await page.getByLabel('Número del documento').inputValue()).toBe(number)
    expect(await page.getByLabel('Clave de acceso o autorización').inputValue()).toBe(accessKey)
    expect(await page.getByLabel('Producto, línea 1').inputValue()).toBe('Café tostado')
    await page.getByLabel('Dirección de partida').fill('Av. Amazonas N24-03, Quito')
    await page.getByLabel('Placa del vehículo').fill('PBA1234')
    await page.getByLabel('Transportista: Buscar por nombre o identificación').fill('1790016919001')
    await page.getByRole('button', { name: 'Persona nueva' }).click()
    await page.getByLabel('Nombre o razón social').first().fill('Transportes Andinos S.A.')
    await page.getByLabel('Dirección de llegada').fill('Av. Loja 12-34, Cuenca')
    // The buyer has no address to mail to.
    await page.getByRole('button', { name: 'No se enviará por correo: falta la dirección.' }).click()
    await page.getByLabel('Correo de quien recibe').and(page.locator(':focus')).waitFor()
    await expectAccessible(page)
    await page.getByLabel('Buscar en mis clientes').fill('Mora')
    await page.getByRole('option', { name: 'Ana Mora' }).click()
    expect(await page.getByLabel('Correo de quien recibe').inputValue()).toBe(email)
    expect(await page.getByText('No se enviará por correo').count()).toBe(0)

    await page.getByRole('button', { name: 'Vista previa' }).click()
    await page.getByRole('dialog').getByRole('img').first().waitFor()
    await page.keyboard.press('Escape')
    await issuedAs(page, /Guía de remisión 001-001-000000001/)
    await until(`the waybill is mailed to ${email}`, async () => (await own.mail.to(email))[0])
  })
}

async function soldCoffee({ own }: Visit): Promise<{ id: string; number: string; accessKey: string }> {
  const { id } = await issue(own, {
    customer: { identificationType: 'NATIONAL_ID', identification: '1710034065', legalName: 'María Peña' },
    items: [{ code: 'A-1', description: 'Café tostado', quantity: 2, unitPrice: 4.5, taxType: 'IVA_RATE', tax: 15 }],
    sendEmail: false,
  })
  return reached(own, id, ['AUTHORIZED', 'COMPLETED'])
}

function suppliersKey(): string {
  const series = { establishment: '001', emissionPoint: '002', sequential: 123, numericCode: '12345678' }
  const issueDate = new Date(Date.now() - 29 * 3_600_000).toISOString().slice(0, 10)
  return makeAccessKey({ issueDate, documentType: 'INVOICE', ruc: '1790016919001', environment: 2, ...series })
}

async function chooseCode(page: Page, line: number, typed: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: `Código, línea ${line}` }).fill(typed)
  await page.getByRole('option', { name: option }).click()
}

async function issuedAs(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Emitir', exact: true }).click()
  await page.waitForURL(/\/receipts\//)
  await page.getByRole('heading', { level: 1, name }).waitFor()
}
