import { expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { at, type Dashboard, expectAccessible } from './support.ts'

export function issueScenarios(open: () => Dashboard): void {
  it('issues an invoice by form, with totals while it is typed, a draft that stays and a preview', async () => {
    await using visit = await open().visit()
    const { page, goTo } = visit

    await goTo(at('issue'))
    await expectAccessible(page)
    await page.getByRole('link', { name: /^Factura/ }).click()
    await page.getByRole('button', { name: 'Emitir', exact: true }).click()
    await page.getByText('Productos y servicios: Agregue al menos una línea.').waitFor()
    await expectAccessible(page)

    await writeCustomer(page)
    await writeLines(page)
    await page.getByText('$11,60').first().waitFor()
    // The page closes at once: the last input is saved meanwhile.
    await page.getByLabel('Producto o servicio, línea 2').fill('Panela granulada')
    await page.reload()
    await page.getByText('$11,60').first().waitFor()
    expect(await page.getByLabel('Producto o servicio, línea 2').inputValue()).toBe('Panela granulada')
    expect(await page.getByLabel('Precio unitario, línea 1').inputValue()).toBe('4,50')

    await page.getByRole('button', { name: 'Vista previa' }).click()
    await page.getByRole('dialog').getByRole('img').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Emitir', exact: true }).click()
    await page.waitForURL(/\/receipts\//)
    await page.getByRole('heading', { level: 1, name: /Factura 001-001-000000001/ }).waitFor()
    await goTo(at('issue'))
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByText('Borradores en este dispositivo').count()).toBe(0)
  })

  it('keeps what was typed where the session ends, in the page and on the way over the sign-in', async () => {
    await using visit = await open().visit()
    const { page, goTo, own } = visit
    const { email, password } = own.workspace
    const customer = page.getByLabel('Nombre o razón social')
    await page.clock.install()
    await goTo(at('issue/invoice'))
    await writeCustomer(page)
    await writeLines(page)

    // Returning to the tab reads everything again, which fails before the last input is saved.
    await page.context().clearCookies()
    await page.clock.fastForward('01:00')
    await customer.fill('María Pérez Núñez')
    await page.evaluate("dispatchEvent(new Event('visibilitychange'))")
    const dialog = page.getByRole('dialog', { name: 'Su sesión terminó' })
    await dialog.getByLabel('Contraseña', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect(await customer.inputValue()).toBe('María Pérez Núñez')
    await page.getByText('$11,60').first().waitFor()

    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Vista previa' }).click()
    await dialog.getByRole('link', { name: 'Ingresar de otra manera' }).click()
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByLabel('Contraseña', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Factura' }).waitFor()
    expect(await customer.inputValue()).toBe('María Pérez Núñez')
    await page.getByRole('button', { name: 'Emitir', exact: true }).click()
    await page.waitForURL(/\/receipts\/[^?]+$/)
  })

  it('issues one invoice where the answer to the first attempt was lost', async () => {
    await using visit = await open().visit({ size: 'phone', theme: 'dark' })
    const { page, goTo } = visit
    const references: unknown[] = []
    await page.route('**/account/v1/developer/invoices', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      references.push(route.request().postDataJSON().devReference)
      if (references.length > 1) return route.continue()
      await route.fetch()
      return route.fulfill({ status: 408, json: {} })
    })

    await goTo(at('issue/invoice'))
    await page.getByRole('button', { name: 'Consumidor final' }).click()
    await writeLines(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Emitir', exact: true }).click()
    await page.getByRole('alert').waitFor()
    await page.getByRole('button', { name: 'Emitir', exact: true }).click()
    await page.waitForURL(/\/receipts\//)

    await page.getByRole('heading', { level: 1, name: /Factura 001-001-000000001/ }).waitFor()
    expect(references).toHaveLength(2)
    expect(references[1]).toBe(references[0])
  })

  it('issues nothing that another tab has changed or issued, and leads to what it became', async () => {
    await using visit = await open().visit()
    const { page, goTo } = visit
    await goTo(at('issue/invoice'))
    await page.getByRole('button', { name: 'Consumidor final' }).click()
    await writeLines(page)
    await page.waitForURL(/draft=/)

    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByLabel('Precio unitario, línea 1').fill('1,234')
    await other.getByText('Se leyó 1,234. Si quiso decir 1234, escríbalo sin separador.').waitFor()
    await page.getByText('Este borrador cambió en otra pestaña').waitFor()
    await expectAccessible(page)
    expect(await page.getByRole('button', { name: 'Emitir', exact: true }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Ver los cambios de la otra pestaña' }).click()
    await page.getByText('$4,09').first().waitFor()

    await other.getByRole('button', { name: 'Emitir', exact: true }).click()
    await other.waitForURL(/\/receipts\/[^?]+$/)
    await page.getByText('Este borrador ya se emitió en otra pestaña').waitFor()
    await page.getByRole('link', { name: 'Ver el comprobante' }).click()
    await page.getByText('Se emitió a consumidor final:').waitFor()
    expect(await page.getByRole('link', { name: 'Nota de crédito' }).count()).toBe(0)
  })

  it('takes back part of an invoice with a credit note that is filled in already, and asks before more than is left', async () => {
    await using visit = await open().visit()
    const { page, goTo } = visit
    await goTo(at('issue/invoice'))
    await writeCustomer(page)
    await writeLines(page)
    await issueOnPage(page)
    await page.getByText('Completado').first().waitFor()

    const from = at(`issue/credit-note?from=${page.url().split('/').at(-1)}`)
    await goTo(from)
    await page.getByRole('button', { name: 'Quitar la línea 2' }).click()
    await page.getByText('$10,35').first().waitFor()
    await expectAccessible(page)
    await issueOnPage(page)

    await page.getByRole('heading', { level: 1, name: /Nota de crédito 001-001-000000001/ }).waitFor()
    await page.getByText('$10,35').first().waitFor()

    await goTo(from)
    await page.getByText('Es más de lo que queda de la factura').waitFor()
    await page.getByLabel('Cantidad, línea 1').fill('20')
    await page.getByText('La factura tiene 2 en esta línea; la nota devuelve 20.').first().waitFor()
    await page.getByRole('button', { name: 'Emitir', exact: true }).click()
    const question = page.getByRole('dialog', { name: '¿Emitir por más de lo que queda de la factura?' })
    await question.getByText(/es de 11\.60, tiene otras notas de crédito por 10\.35 y quedan 1\.25\./).waitFor()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Seguir editando' }).click()
    await question.waitFor({ state: 'detached' })
    expect(page.url()).toContain('/issue/credit-note')
  })
}

const ISSUED_WITHIN_MS = 20_000

/** Clicks again where nothing follows, as a person does, and prints what the page shows. */
async function issueOnPage(page: Page): Promise<void> {
  const issue = page.getByRole('button', { name: 'Emitir', exact: true })
  await issue.click()
  const isIssued = () => page.waitForURL(/\/receipts\//, { timeout: ISSUED_WITHIN_MS })
  await isIssued().catch(async () => {
    console.warn(`nothing followed the click at ${page.url()}:`, await page.locator('main').textContent())
    await issue.click()
    await isIssued()
  })
}

async function writeCustomer(page: Page): Promise<void> {
  await page.getByLabel('Cliente: Buscar por nombre o identificación').fill('1710034065')
  await page.getByRole('button', { name: 'Persona nueva' }).click()
  await page.getByLabel('Nombre o razón social').fill('María Pérez')
}

async function writeLines(page: Page): Promise<void> {
  await page.getByLabel('Producto o servicio, línea 1').fill('Café tostado 500 g')
  await page.getByLabel('Cantidad, línea 1').fill('2')
  await page.getByLabel('Precio unitario, línea 1').fill('4,50')
  await page.getByLabel('Precio unitario, línea 1').press('Enter')
  await page.getByLabel('Producto o servicio, línea 2').fill('Panela')
  await page.getByLabel('Precio unitario, línea 2').fill('1.25')
  await page.getByLabel('IVA, línea 2').selectOption('0')
}
