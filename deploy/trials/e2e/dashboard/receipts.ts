import { expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { ask, issue, must, reached } from '../../harness/client.ts'
import { at, type Dashboard, expectAccessible, type Visit } from './support.ts'

export function receiptScenarios(open: () => Dashboard): void {
  it('finds a receipt by what people know of it, and keeps the search in the address', async () => {
    await using visit = await open().visit()
    const { page, goTo } = visit
    const [first] = [await issued(visit, 'María Peña'), await issued(visit, 'José Andrade')]

    await goTo(at('receipts'))
    await page.getByText('2 comprobantes').waitFor()
    await page.getByRole('row', { name: 'María Peña' }).getByText('Completado').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Buscar comprobantes').fill('maria')
    await page.getByText('1 comprobante', { exact: true }).waitFor()

    expect(new URL(page.url()).searchParams.get('q')).toBe('maria')
    await page.reload()
    await page.getByRole('link', { name: first.number }).click()
    await page.getByRole('heading', { name: `Factura ${first.number}` }).waitFor()
    await page.goBack()
    await page.getByText('1 comprobante', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Filtros' }).click()
    await page.getByLabel('Desde').fill('2030-01-01')
    await page.getByText('Ningún comprobante coincide').waitFor()
    await page.getByRole('button', { name: 'Quitar filtros' }).last().click()
    await page.getByText('2 comprobantes').waitFor()
  })

  it('shows a receipt with its RIDE and its XML, mails it and marks it as voided', async () => {
    await using visit = await open().visit()
    const { page, goTo } = visit
    const { id, number, accessKey } = await issued(visit, 'María Peña')

    await goTo(at(`receipts/${id}`))
    await page.getByLabel('Estado actual').getByText('Completado').waitFor()
    await page.getByRole('img', { name: `RIDE ${number}, página 1 de 1` }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Copiar Clave de acceso' }).click()
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(accessKey)
    await page.getByRole('tab', { name: 'XML' }).click()
    await page.getByLabel(`XML de ${number}`).getByText(`<claveAcceso>${accessKey}</claveAcceso>`).waitFor()
    await expectAccessible(page)
    await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Descargar XML' }).click()])

    await page.getByRole('button', { name: 'Enviar por correo' }).click()
    await page.getByRole('radio', { name: 'A otras direcciones' }).click()
    await page.getByRole('combobox', { name: 'Direcciones de correo' }).fill('compras@ejemplo.com, pagos@ejemplo.com')
    await page.keyboard.press('Tab')
    for (const address of ['compras@ejemplo.com', 'pagos@ejemplo.com'])
      await page.getByRole('dialog').getByText(address, { exact: true }).waitFor()
    await page.getByRole('radio', { name: 'Al cliente' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click()
    await page.getByText('El correo está en camino.').waitFor()

    expect(await linkTo(page, 'Nota de crédito')).toBe(`/dashboard${at('issue/credit-note')}?from=${id}`)
    await page.getByRole('button', { name: 'Más acciones' }).click()
    await page.getByRole('menuitem', { name: 'Marcar como anulado' }).click()
    await page.getByRole('dialog').getByText('para el SRI el comprobante sigue vigente').waitFor()
    await page.getByLabel('Motivo').fill('cliente equivocado')
    await page.getByRole('dialog').getByRole('button', { name: 'Marcar como anulado' }).click()
    await page.getByLabel('Estado actual').getByText('Anulado aquí').waitFor()
    await page.getByText('Motivo: cliente equivocado').waitFor()
  })

  it('shows the notes that modify an invoice on its page, newest first', async () => {
    await using visit = await open().visit()
    const { page, goTo, own } = visit
    const { id, accessKey } = await issued(visit, 'María Peña')
    await goTo(at(`receipts/${id}`))
    await page.getByRole('heading', { name: 'Historial' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Notas de crédito y débito' }).count()).toBe(0)
    const supportingDocument = { accessKey }
    const items = [
      { code: 'A-1', description: 'Café en grano', quantity: 1, unitPrice: 10, taxType: 'IVA_RATE', tax: 15 },
    ]
    const credit = { supportingDocument, reason: 'Devolución', items, sendEmail: false }
    const reasons = [{ reason: 'Mora', amount: 1 }]
    const debit = { supportingDocument, reasons, taxType: 'IVA_RATE', tax: 15, sendEmail: false }
    must(202, await ask(own, 'POST', '/v1/developer/credit-notes', { body: credit }))
    must(202, await ask(own, 'POST', '/v1/developer/debit-notes', { body: debit }))

    await page.reload()

    const notes = page.getByRole('region', { name: 'Notas de crédito y débito' })
    await notes.getByRole('listitem').nth(1).getByText('Completado').waitFor()
    expect(await notes.getByRole('link').allInnerTexts()).toEqual([
      'Nota de débito 001-001-000000001',
      'Nota de crédito 001-001-000000001',
    ])
    await expectAccessible(page)
    await notes.getByRole('link', { name: 'Nota de crédito' }).click()
    await page.getByRole('heading', { name: 'Nota de crédito 001-001-000000001' }).waitFor()
    expect(await page.getByRole('region', { name: 'Notas de crédito y débito' }).count()).toBe(0)
  })

  it('says what the authority answered with what to do, and retries, on a phone', async () => {
    await using visit = await open().visit({ size: 'phone', theme: 'dark' })
    const { page, goTo } = visit
    const receipt = await issued(visit, 'María Peña')
    const message = { type: 'ERROR', code: '10', message: 'ESTABLECIMIENTO CLAUSURADO', additionalInfo: null }
    const failed = { ...receipt, status: 'ERROR', authorizedAt: null, messages: [message], version: 1 }
    const silent = { ...failed, status: 'RECEIVED_AUTHORITY', messages: [], updatedAt: '2026-01-02T03:04:05.000Z' }
    let answer: object = silent
    await page.route(`**/account/v1/developer/receipts/${receipt.id}`, (route) =>
      route.fulfill({ json: { data: answer } }),
    )
    const retrying = { ...failed, status: 'DRAFT', messages: [] }
    await page.route('**/invoices/*/retry', (route) => route.fulfill({ json: { data: retrying } }))

    await goTo(at(`receipts/${receipt.id}`))
    await page.getByText('Casi siempre es porque el SRI no responde.').waitFor()
    await expectAccessible(page)
    answer = failed
    await page.getByText('El establecimiento del emisor está clausurado.').waitFor()
    await page.getByText('Levante la clausura ante la administración tributaria').waitFor()
    await page.getByText('ESTABLECIMIENTO CLAUSURADO').waitFor()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Reintentar' }).click()
    await page.getByText('Se está intentando de nuevo.').waitFor()
  })

  it('scrolls through 100,000 receipts by cursor, with no more in the page than is seen', async () => {
    await using visit = await open().visit()
    const { page, goTo } = visit
    const cursors = await manyReceipts(page, await issued(visit, 'María Peña'))

    await goTo(at('receipts'))
    await page.getByText('Más de 10.000 comprobantes').waitFor()
    for (const row of [400, 900, 1_400]) {
      await scrollTo(page, row)
      expect(await page.getByRole('row').count()).toBeLessThan(80)
    }

    expect(cursors.length).toBeGreaterThanOrEqual(14)
    expect(cursors).toEqual(cursors.map((_, index) => (index === 0 ? null : String(index * 100))))
    const focused = page.locator('[data-index="1400"] a')
    await focused.focus()
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate('document.activeElement.closest("[data-index]").dataset.index')).toBe('1401')
  })
}

async function issued(visit: Visit, legalName: string) {
  const customer = {
    identificationType: 'NATIONAL_ID',
    identification: '1710034065',
    legalName,
    email: visit.own.workspace.email,
  }
  const item = { code: 'A-1', description: 'Café en grano', quantity: 2, unitPrice: 10, taxType: 'IVA_RATE', tax: 15 }
  const { id } = await issue(visit.own, { customer, items: [item] })
  return reached(visit.own, id, ['COMPLETED'])
}

function linkTo(page: Page, name: string): Promise<string | null> {
  return page.getByRole('link', { name }).getAttribute('href')
}

async function manyReceipts(page: Page, like: object): Promise<(string | null)[]> {
  const cursors: (string | null)[] = []
  await page.route(/\/account\/v1\/developer\/receipts\?/, (route) => {
    const { searchParams } = new URL(route.request().url())
    const [limit, cursor] = [Number(searchParams.get('limit')), searchParams.get('cursor')]
    if (limit > 1) cursors.push(cursor)
    const begin = Number(cursor ?? 0)
    const data = Array.from({ length: limit }, (_, index) => ({
      ...like,
      id: `00000000-0000-7000-8000-${String(begin + index).padStart(12, '0')}`,
      number: `001-001-${String(100_000 - begin - index).padStart(9, '0')}`,
    }))
    const pagination = { page: 1, limit, total: 10_000, totalPages: 100, totalIsMinimum: true }
    const nextCursor = begin + limit < 100_000 ? String(begin + limit) : null
    return route.fulfill({ json: { data, meta: { pagination: { ...pagination, nextCursor } } } })
  })
  return cursors
}

async function scrollTo(page: Page, row: number): Promise<void> {
  const seen = page.locator(`[data-index="${row}"]`)
  await page.mouse.move(700, 500)
  while ((await seen.count()) === 0) {
    await page.mouse.wheel(0, 1_800)
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
  }
}
