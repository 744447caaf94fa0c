import { readFile } from 'node:fs/promises'
import { until } from '@etax/testkit'
import { expect, it } from '@jest/globals'
import type { Download, Page } from 'playwright-core'
import { ask, issue, must, reached } from '../../harness/client.ts'

import { at, type Dashboard, expectAccessible, type Visit } from './support.ts'

export function reportScenarios(open: () => Dashboard): void {
  it('reports sales and taxes by customer and by month, as tables and as a file', async () => {
    await using visit = await open().visit()
    const { page, goTo } = visit
    await sell(visit, { legalName: 'María Peña', identification: '1710034065', quantity: 2 })
    await sell(visit, { legalName: 'José Andrade', identification: '0926687856', quantity: 1 })
    await reported(visit, 2)

    await goTo(`${at('reports')}?by=customer`)
    const customers = page.getByRole('table', { name: 'Ventas, por cliente' })
    await customers.getByRole('row', { name: /Total \$34,50 \$30,00 \$0,00 \$4,50 2/ }).waitFor()
    await page.getByRole('img', { name: 'Gráfico: Ventas, por cliente' }).getByText('María Peña').waitFor()
    await expectAccessible(page)
    await page.getByText('los decimales llevan punto').waitFor()
    const file = await saved(page)
    expect(file.suggestedFilename()).toMatch(/^ventas-\d{4}-\d\d-01-\d{4}-\d\d-\d\d\.csv$/)
    expect(await readFile(await file.path(), 'utf8')).toContain('1710034065,María Peña,1,20.00,0.00,3.00,23.00')

    await customers.getByRole('link', { name: 'Ver solo José Andrade' }).click()
    const days = page.getByRole('table', { name: 'Ventas, por día' })
    await days.getByRole('row', { name: /Total \$11,50/ }).waitFor()
    await page.getByRole('button', { name: 'Quitar filtros' }).click()
    await days.getByRole('row', { name: /Total \$34,50/ }).waitFor()

    await page.getByRole('tab', { name: 'Impuestos' }).click()
    await page.getByLabel('Período').selectOption('Este año')
    await page.getByLabel('Agrupar por').selectOption('Mes')
    await page.getByRole('table', { name: 'Impuestos de sus ventas, por mes' }).getByText('IVA 15 %').waitFor()
    await page
      .getByRole('row', { name: /IVA 15 % \$4,50 \$30,00 2/ })
      .first()
      .waitFor()
    await expectAccessible(page)
    const address = Object.fromEntries(new URL(page.url()).searchParams)
    expect(address).toEqual({ report: 'taxes', period: 'this-year', by: 'month' })

    await page.getByRole('tab', { name: 'Retenciones' }).click()
    await page.getByRole('heading', { name: 'No hay comprobantes en este período' }).waitFor()
  })

  it('says what is used of the plan, by day and kind, and what happens at its limit, on a phone in the dark', async () => {
    await using visit = await open().visit({ size: 'phone', theme: 'dark' })
    const { page, goTo } = visit
    await sell(visit, { legalName: 'María Peña', identification: '1710034065', quantity: 1 })
    await page.route('**/account/v1/developer/usage', async (route) => {
      const answer = await (await route.fetch()).json()
      const period = { from: '2026-11-01', to: '2026-11-30' }
      const plan = { plan: 'professional', trial: false, quota: 200, excessQuota: 50, used: 210, remaining: 40, period }
      await route.fulfill({ json: { ...answer, data: { ...answer.data, ...plan } } })
    })

    await goTo(at('usage'))
    await page.getByRole('heading', { name: 'Plan Profesional' }).waitFor()
    await page.getByText('210 de 200 comprobantes').waitFor()
    await page.getByText('Todavía puede emitir 40 por encima').waitFor()
    await page.getByText('Un nuevo período empieza el 1 dic 2026').waitFor()
    await page.getByRole('table', { name: 'Por día' }).getByRole('row').nth(1).waitFor()
    await page
      .getByRole('img', { name: 'Gráfico: comprobantes por día y tipo' })
      .locator('[style*=height]')
      .first()
      .waitFor()
    await expectAccessible(page)
    const file = await saved(page)
    expect(await readFile(await file.path(), 'utf8')).toMatch(/day,documentType,used\r\n\d{4}-\d\d-\d\d,INVOICE,1\r\n/)
  })
}

async function sell({ own }: Visit, sale: { legalName: string; identification: string; quantity: number }) {
  const { quantity, ...party } = sale
  const customer = { identificationType: 'NATIONAL_ID', ...party }
  const item = { code: 'A-1', description: 'Café en grano', quantity, unitPrice: 10, taxType: 'IVA_RATE', tax: 15 }
  const { id } = await issue(own, { customer, items: [item] })
  await reached(own, id, ['COMPLETED'])
}

async function reported({ own }: Visit, documents: number): Promise<void> {
  await until(`a report of ${documents} sales`, async () => {
    const { data } = must(200, await ask(own, 'GET', '/v1/developer/reports/sales'))
    return data.totals.documents === documents ? true : undefined
  })
}

async function saved(page: Page): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar CSV' }).click(),
  ])
  return file
}
