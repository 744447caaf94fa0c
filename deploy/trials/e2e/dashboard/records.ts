import { expect, it } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { demoCertificate } from '../../../local/src/demo-certificate.ts'
import { ask, issue, must } from '../../harness/client.ts'
import { anInvoice } from '../../harness/invoices.ts'
import { at, type Dashboard, expectAccessible } from './support.ts'

const RUC = '1790012345001'
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mO4oKCAFTEMLQkAvk5EAYUHFA8AAAAASUVORK5CYII=',
  'base64',
)

export function recordScenarios(open: () => Dashboard): void {
  it('adds a taxpayer with its marks, and its certificate after saying what is wrong with it', async () => {
    await using visit = await open().visit()
    const { page, own, goTo } = visit
    await goTo('/sandbox/taxpayers')
    await page.getByText('De prueba', { exact: true }).waitFor()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Agregar contribuyente' }).click()
    await page.getByRole('textbox', { name: /^RUC/ }).fill('179001234500')
    await page.getByRole('textbox', { name: 'Razón social' }).fill('COMERCIAL ANDINA S.A.')
    await page.getByRole('button', { name: 'Crear contribuyente' }).click()
    await page.getByText('El RUC tiene 13 dígitos y termina en 001').waitFor()
    await expectAccessible(page)

    await paste(page.getByRole('textbox', { name: /^RUC/ }), ' 1790012345001')
    expect(await page.getByRole('textbox', { name: /^RUC/ }).inputValue()).toBe(RUC)
    await page.getByText('Escriba la dirección: sin ella no se emite.').waitFor()
    await page.getByRole('textbox', { name: 'Dirección de la matriz' }).fill('Av. Amazonas N34-12, Quito')
    await page.getByRole('textbox', { name: 'Nombre comercial' }).fill('Andina')
    await page.getByRole('textbox', { name: 'Agente de retención' }).fill('NAC-DNCRASC20-00000001')
    await page.getByRole('switch', { name: 'Obligado a llevar contabilidad' }).click()
    await page.getByRole('combobox', { name: 'Redondeo del impuesto' }).click()
    await page.getByRole('option', { name: 'Línea por línea, y sumar' }).click()
    let saved = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/taxpayers')) saved += 1
    })
    await page.getByRole('button', { name: 'Crear contribuyente' }).dblclick()
    await page.getByRole('heading', { name: 'Todavía no hay una firma electrónica' }).waitFor()
    expect(saved).toBe(1)
    await expectAccessible(page)
    const [taxpayer] = must(200, await ask(own, 'GET', `/taxpayers?filter.ruc__eq=${RUC}`))
    expect(taxpayer).toMatchObject({
      name: 'COMERCIAL ANDINA S.A.',
      commercialName: 'Andina',
      withholdingAgent: 'NAC-DNCRASC20-00000001',
      accountingObligated: true,
      taxRounding: 'LINE',
      rimpe: null,
    })

    await upload(page, { ruc: '1790085783001', password: 'secreto' })
    await page.getByRole('alert').getByText('La firma es de otro RUC: suba una de este contribuyente.').waitFor()
    await upload(page, { ruc: RUC, password: 'otra' })
    await page.getByRole('alert').getByText('La contraseña no abre el archivo de la firma').waitFor()
    await page.getByRole('button', { name: 'Mostrar u ocultar la contraseña' }).waitFor()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)

    await page.getByRole('textbox', { name: 'Contraseña de la firma' }).fill('secreto')
    await page.getByRole('button', { name: 'Subir la firma' }).click()
    await page.getByRole('heading', { name: 'Firma vigente' }).waitFor()
    await page.getByText(/^Quedan 36\d días$/).waitFor()
    await expectAccessible(page)
  })

  it('sets the next number of a series, and the next invoice has it', async () => {
    await using visit = await open().visit({ size: 'phone' })
    const { page, own, goTo } = visit
    await goTo(at('establishments'))

    await page.getByRole('button', { name: 'Cambiar el siguiente número de Factura en 001-001' }).click()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Siguiente número' }).fill('0000001501')
    await page.getByText('Escriba un número').waitFor()
    await page.getByRole('textbox', { name: 'Siguiente número' }).fill(' 000001501')
    await page.getByText('El próximo comprobante será el 001-001-000001501.').waitFor()
    await page.getByRole('button', { name: 'Guardar número' }).click()
    await page.getByRole('cell', { name: '000001501' }).waitFor()
    await expectAccessible(page)

    const { number } = await issue(own, anInvoice())
    expect(number).toBe('001-001-000001501')

    await page.setViewportSize({ width: 320, height: 640 })
    expect(await brokenWords(page)).toEqual([])
    await expectAccessible(page)
  })

  it('keeps the number of the test taxpayer, changes its name and logo, and adds a place to issue from', async () => {
    await using visit = await open().visit({ theme: 'dark' })
    const { page, own, goTo } = visit
    await goTo(at('settings'))
    const name = page.getByRole('textbox', { name: 'Nombre comercial' })
    await name.fill('Tienda de prueba')
    expect(await page.getByRole('textbox', { name: /^RUC/ }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await page.getByText('Los datos se guardaron').waitFor()
    expect(await page.evaluate(BORDER_CONTRAST)).toBeGreaterThanOrEqual(3)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await page.evaluate(BORDER_CONTRAST)).toBeGreaterThanOrEqual(3)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page
      .getByLabel('Imagen del logotipo')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: LOGO })
    await page.getByText('Así quedará').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Guardar logotipo' }).click()
    await page.getByRole('button', { name: 'Quitar logotipo' }).waitFor()
    const [taxpayer] = must(200, await ask(own, 'GET', '/taxpayers'))
    expect(taxpayer).toMatchObject({ commercialName: 'Tienda de prueba', logoUrl: expect.stringContaining('/logos/') })

    await goTo(at('establishments'))
    await page.getByRole('button', { name: 'Agregar establecimiento' }).click()
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Sucursal')
    await page.getByRole('textbox', { name: 'Código' }).fill('001')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByText('Ya hay uno con el código 001').waitFor()
    await page.getByRole('textbox', { name: 'Código' }).fill('002')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByRole('heading', { name: '002 · Sucursal', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Agregar punto de emisión en 002 · Sucursal' }).click()
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Caja')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByRole('heading', { name: '001 · Caja' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Eliminar 001 · Caja' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
    await page.getByRole('heading', { name: '001 · Caja', exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Eliminar 002 · Sucursal' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
    await page.getByRole('heading', { name: '002 · Sucursal', exact: true }).waitFor({ state: 'detached' })
  })
}

async function upload(page: Page, { ruc, password }: { ruc: string; password: string }): Promise<void> {
  const buffer = demoCertificate({ ruc, name: 'Comercial Andina', password: 'secreto' })
  await page
    .getByLabel('Archivo de la firma (.p12 o .pfx)')
    .setInputFiles({ name: 'firma.p12', mimeType: 'application/x-pkcs12', buffer })
  await page.getByRole('textbox', { name: 'Contraseña de la firma' }).fill(password)
  await page.getByRole('button', { name: 'Subir la firma' }).click()
}

/** People paste received numbers: typed text is cut at the input's maximum length. */
async function paste(input: Locator, text: string): Promise<void> {
  await input.fill('')
  await input.page().evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`)
  await input.press('Control+V')
}

/** Least contrast of a field's border with the background: WCAG 1.4.11 requires 3. */
const BORDER_CONTRAST = `Math.min(...[...document.querySelectorAll('.mantine-Input-input')].map((field) => {
  const colorOf = (color) => color.match(/[\\d.]+/g).map(Number)
  const light = (color) => colorOf(color).slice(0, 3)
    .map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0)
  let around = field.parentElement
  while (colorOf(getComputedStyle(around).backgroundColor)[3] === 0) around = around.parentElement
  const [less, more] = [getComputedStyle(field).borderTopColor, getComputedStyle(around).backgroundColor]
    .map(light).sort((one, other) => one - other)
  return (more + 0.05) / (less + 0.05)
}))`

const BROKEN_WORDS = `(table) => {
  const broken = []
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    for (const { index, 0: word } of text.textContent.matchAll(/[^\\s]+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (range.getClientRects().length > 1) broken.push(word)
    }
  }
  return broken
}`

function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll('table')].flatMap(${BROKEN_WORDS})`)
}
