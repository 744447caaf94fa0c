import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { ask } from '../../harness/client.ts'
import { type Dashboard, expectAccessible } from './support.ts'

export function developerScenarios(open: () => Dashboard): void {
  it('adds a webhook, shows its secret once, tries it, and shows what was sent and answered', async () => {
    await using receiver = await openReceiver()
    await using visit = await open().visit()
    const { page, goTo } = visit

    await goTo('/sandbox/webhooks')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Agregar un webhook' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Dirección de su sistema').fill('mi tienda')
    await dialog.getByRole('button', { name: 'Agregar un webhook' }).click()
    await dialog.getByText('debe ser una dirección completa').first().waitFor()
    await dialog.getByLabel('Dirección de su sistema').fill(receiver.url)
    await dialog.getByRole('radio', { name: 'Solo los que elija' }).click()
    await dialog.getByRole('checkbox', { name: 'Autorizado: Todos los tipos' }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Agregar un webhook' }).click()
    await dialog.getByText('Guarde este secreto ahora').waitFor()
    await page.keyboard.press('Escape')
    expect(await dialog.getByText(/^whsec_/).textContent()).toMatch(/^whsec_\S{20,}$/)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Ya lo guardé' }).click()

    await page.getByRole('heading', { name: receiver.url }).waitFor()
    await page.getByText('6 eventos').waitFor()
    let pings = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/ping')) pings += 1
    })
    await page.getByRole('button', { name: 'Enviar una prueba' }).dblclick()
    await page.getByText('Su sistema respondió 200 en').waitFor()
    expect(pings).toBe(1)
    receiver.answersWith(500, 'la base no responde')
    await page.getByRole('button', { name: 'Enviar una prueba' }).click()
    await page.getByText('Su sistema respondió 500; debe responder 2xx.').waitFor()

    await page.getByRole('row', { name: 'Falló' }).getByRole('link', { name: 'webhook.ping' }).click()
    await page.getByRole('dialog').getByText('la base no responde').waitFor()
    await page.getByRole('dialog').getByText('"type": "webhook.ping"').waitFor()
    await expectAccessible(page)
    receiver.answersWith(200, 'ok')
    await page.getByRole('dialog').getByRole('button', { name: 'Reenviar' }).click()
    await page.getByRole('dialog').getByText('Intento 2').waitFor()
    expect(new URL(page.url()).searchParams.get('delivery')).not.toBeNull()
  })

  it('shows the requests of a key with what to do about each that failed, on a phone too', async () => {
    await using visit = await open().visit({ size: 'phone', theme: 'dark' })
    const { page, goTo, own } = visit
    const customer = { identificationType: 'NATIONAL_ID', identification: '1710034065', legalName: 'María Pérez' }
    const item = { code: 'A-1', description: 'Café', quantity: 1, unitPrice: 10, taxType: 'IVA_RATE', tax: 15 }
    await ask(own, 'GET', '/v1/developer/receipts')
    await ask(own, 'POST', '/v1/developer/invoices', { body: { customer, items: [{ ...item, quantity: 'dos' }] } })

    await goTo('/sandbox/requests')
    await page.getByText(/^VAL_10000 · Hay datos por corregir\. Un dato /).waitFor()
    await chooseLanguage(page, 'Cuenta', 'English')
    await page
      .getByText('VAL_10000 · Some fields have to be corrected. A field does not have the required form.')
      .waitFor()
    await chooseLanguage(page, 'Account', 'Español')
    await page.getByText('Un dato no tiene la forma que se pide.').waitFor()
    await page.getByRole('link', { name: 'GET /v1/developer/receipts' }).waitFor()
    await page.getByRole('button', { name: 'Filtros' }).click()
    await page.getByRole('combobox', { name: 'Resultado' }).click()
    await page.getByRole('option', { name: 'Con error (4xx y 5xx)' }).click()
    await page.getByRole('link', { name: 'GET /v1/developer/receipts' }).waitFor({ state: 'detached' })
    expect(new URL(page.url()).searchParams.get('status')).toBe('failed')
    await expectAccessible(page)

    await page.getByRole('link', { name: 'POST /v1/developer/invoices' }).click()
    const details = page.getByRole('dialog')
    await details.getByText('debe ser un número').first().waitFor()
    await details.getByText('"quantity": "dos"').waitFor()
    await expectAccessible(page)
    await page.reload()
    await details.getByText('(Línea 1 · Cantidad)').waitFor()
  })
}

async function chooseLanguage(page: Page, account: string, language: string): Promise<void> {
  await page.getByRole('button', { name: account, exact: true }).click()
  await page.getByRole('menuitemradio', { name: language }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
}

async function openReceiver() {
  let [status, text] = [200, 'ok']
  const server: Server = createServer((request, response) => {
    request.resume()
    response.writeHead(status).end(text)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/etax`,
    answersWith: (nextStatus: number, nextText: string) => {
      status = nextStatus
      text = nextText
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
