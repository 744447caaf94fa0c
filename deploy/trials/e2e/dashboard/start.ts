import { until } from '@etax/testkit'
import { expect, it } from '@jest/globals'
import { anAddress } from '../../harness/invoices.ts'
import { at, type Dashboard, expectAccessible, type Visit } from './support.ts'

const PASSWORD = 'cuatro palabras que no riman'
const ANOTHER = 'otras palabras sin ninguna rima'

export function startScenarios(open: () => Dashboard): void {
  it('opens an account, tries the sandbox at once, confirms its address by the mailed link, and goes on where its owner was', async () => {
    await using visit = await open().visitor()
    const { page, goTo } = visit
    const email = anAddress()
    const refused: string[] = []
    let keysMade = 0
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(response.url())
      if (response.request().method() === 'POST' && response.url().endsWith('/account/api-keys')) keysMade += 1
    })

    await goTo('/sign-up')
    await expectAccessible(page)
    await page.getByLabel('Nombre de su negocio').fill('Ferretería Andina')
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByLabel('Contraseña', { exact: true }).fill('corta')
    await page.getByRole('button', { name: 'Crear una cuenta' }).click()
    await page.getByText('Debe tener al menos 12 caracteres.').waitFor()
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Inicio' }).waitFor()

    await page.getByText(`Abra el enlace que le enviamos a ${email}`).waitFor()
    await page.getByText('0 de 6 listos').waitFor()
    await page.getByRole('button', { name: 'Crear la clave de pruebas' }).dblclick()
    await page.getByText('1 de 6 listos').waitFor()
    await page.getByRole('button', { name: 'Emitir una factura de prueba' }).dblclick()
    await page.getByText('2 de 6 listos').waitFor()
    expect(keysMade).toBe(1)
    await goTo('/production/taxpayers')
    await page.getByText('Producción se abre cuando confirme su correo').waitFor()
    await expectAccessible(page)
    expect(refused).toEqual([])

    await page.goto(await mailedLink(visit, email, 1))
    await expectAccessible(page)
    await page.getByLabel('Contraseña nueva').fill(ANOTHER)
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await page.getByRole('link', { name: 'Continuar' }).click()
    await page.getByRole('heading', { name: 'Primeros pasos' }).waitFor()
    expect(await page.getByText(`Abra el enlace que le enviamos a ${email}`).count()).toBe(0)
  })

  it('sets a forgotten password by the mailed link, and signs in with it on the way to a page', async () => {
    await using visit = await open().visit()
    const { page, goTo, own } = visit
    const { email } = own.workspace

    await page.context().clearCookies()
    await goTo('/sandbox/keys')
    await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click()
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByRole('button', { name: 'Enviar el enlace' }).click()
    await page.getByRole('heading', { name: 'Revise su correo' }).waitFor()

    await page.goto(await mailedLink(visit, email, 1))
    // Password managers read the user name here.
    expect(await page.locator('input[autocomplete=username]').inputValue()).toBe(email)
    await page.getByLabel('Contraseña nueva').fill(ANOTHER)
    await page.getByRole('button', { name: 'Guardar' }).click()
    await page.getByRole('heading', { name: 'La contraseña nueva quedó guardada' }).waitFor()
    await goTo('/sandbox/keys')
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByLabel('Contraseña', { exact: true }).fill('una que no es')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').waitFor()
    await page.getByLabel('Contraseña', { exact: true }).fill(ANOTHER)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Claves API' }).waitFor()
  })

  it('ticks its first steps: a key shown once, an invoice watched until it is completed', async () => {
    await using visit = await open().visit()
    const { page, goTo, own } = visit

    await revokeKeys(visit)
    const webhookModes: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/account/webhooks')) webhookModes.push(request.headers()['x-mode'])
    })
    await goTo(at())
    await page.getByText('0 de 6 listos').waitFor()
    expect(webhookModes.sort()).toEqual(['live', 'test'])
    await page.getByRole('button', { name: 'Crear la clave de pruebas' }).click()
    await page.getByText('Guarde esta clave ahora').waitFor()
    const [key, command] = await page.locator('pre').allInnerTexts()
    expect(key).toMatch(/^ak_test_/)
    expect(command).toContain(`curl -s ${own.baseUrl}/v1/developer/invoices`)
    await page.getByText('1 de 6 listos').waitFor()

    await page.getByRole('button', { name: 'Emitir una factura de prueba' }).click()
    await page.getByText('2 de 6 listos').waitFor()
    await page.getByRole('link', { name: 'Factura 001-001-000000001' }).waitFor()
    await expectAccessible(page)
    expect(await page.getByText('Guarde esta clave ahora').count()).toBe(1)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)

    await page.reload()
    await page.getByText('2 de 6 listos').waitFor()
    expect(await page.getByText('Guarde esta clave ahora').count()).toBe(0)
  })

  it('goes on with what was typed where the session ended, and where there was no connection', async () => {
    await using visit = await open().visit()
    const { page, goTo, own } = visit
    const name = page.getByLabel('Nombre de su negocio')

    await goTo('/sandbox/account')
    await name.fill('Ferretería Andina')
    await page.context().setOffline(true)
    await page.keyboard.press('Enter')
    await page.getByRole('alert', { name: 'El servicio no responde' }).waitFor()
    await page.context().setOffline(false)
    await page.context().clearCookies()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Su sesión terminó' })
    await dialog.waitFor()
    await expectAccessible(page)
    await dialog.getByLabel('Contraseña', { exact: true }).fill(own.workspace.password)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })

    expect(await name.inputValue()).toBe('Ferretería Andina')
    await name.press('Enter')
    await page.getByText('El nombre de su negocio quedó guardado').waitFor()
  })

  it('says of a taxpayer that is not there that it is not, with the ways to those that are', async () => {
    await using visit = await open().visit()
    const { page, goTo } = visit

    await goTo('/production/1799999990001/issue/invoice')
    await page.getByRole('heading', { name: 'Ese RUC no emite en producción' }).waitFor()
    await page.getByText('lo que se emite aquí tiene validez tributaria').waitFor()
    await expectAccessible(page)
    await goTo('/sandbox/0990000000001/receipts')
    await page.getByRole('heading', { name: 'Ese RUC no está en su espacio' }).waitFor()
    await page.getByRole('link', { name: /\(1799999990001\)/ }).click()
    await page.getByRole('heading', { name: 'Inicio' }).waitFor()
    for (const nowhere of ['/sandbox/sessions', '/nada', '/nada/otra?x=1']) {
      await goTo(nowhere)
      await page.getByRole('heading', { name: 'Aquí no hay ninguna página' }).waitFor()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Ir al inicio' }).click()
      await page.getByRole('heading', { name: 'Inicio' }).waitFor()
    }
  })

  it('fills an empty sandbox with an invented shop', async () => {
    await using visit = await open().visit()
    const { page, goTo } = visit

    await goTo(at())
    await page.getByRole('button', { name: 'Llenar con datos de ejemplo' }).click()
    await page.getByText('El ambiente de pruebas tiene ahora una tienda de ejemplo').waitFor()
    await page.getByRole('heading', { name: 'Últimos comprobantes' }).waitFor()
    await page.getByRole('heading', { name: 'Necesita su atención' }).waitFor()
    await expectAccessible(page)
  })

  it('makes and revokes keys of both environments on a phone', async () => {
    await using visit = await open().visit({ size: 'phone' })
    const { page, goTo } = visit

    await goTo('/production/keys')
    await page.getByRole('button', { name: 'Crear una clave' }).click()
    await page.getByLabel('Nombre').fill('Tienda en línea')
    await page.keyboard.press('Enter')
    await page.getByText('Guarde esta clave ahora').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    expect(await page.locator('pre').allInnerTexts()).toEqual([expect.stringMatching(/^ak_live_/)])
    await page.getByRole('dialog').getByRole('button', { name: 'Ya la guardé' }).waitFor()
    await page.getByRole('button', { name: 'Ya la guardé' }).click()

    const row = page.getByRole('listitem').filter({ hasText: 'Tienda en línea' })
    await row.getByRole('button', { name: 'Revocar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revocar' }).click()
    await page.getByText('La clave quedó revocada').waitFor()
    await row.waitFor({ state: 'detached' })
    await expectAccessible(page)
  })

  it('ends other sessions, renames the business, and changes the password', async () => {
    await using visit = await open().visit()
    const { page, goTo, own } = visit
    const { email, password } = own.workspace
    const elsewhere = { email, password }
    const headers = { 'content-type': 'application/json', 'user-agent': 'curl/8.14.1' }
    await fetch(`${own.baseUrl}/account/session`, { method: 'POST', headers, body: JSON.stringify(elsewhere) })

    await goTo('/sandbox/account')
    await page.getByText('Desarrollo', { exact: true }).waitFor()
    await page
      .getByText(/^Último uso .*, desde la dirección IP /)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Cuenta' }).click()
    await page.getByRole('menuitemradio', { name: 'Oscura' }).click()
    await page.getByRole('menuitemradio', { name: 'Oscura', checked: true }).waitFor()
    await page.getByRole('menuitemradio', { name: 'Español', checked: true }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Cerrar la sesión de curl' }).click()
    await page.getByText('La sesión quedó cerrada').waitFor()
    await page.getByRole('button', { name: 'Cerrar la sesión de curl' }).waitFor({ state: 'detached' })
    await expectAccessible(page)

    await page.getByLabel('Nombre de su negocio').fill('Ferretería Andina')
    await page.keyboard.press('Enter')
    await page.getByText('El nombre de su negocio quedó guardado').waitFor()

    await page.getByLabel('Contraseña actual').fill(password)
    await page.getByLabel('Contraseña nueva').fill(ANOTHER)
    await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
    await page.getByText('La contraseña quedó cambiada').waitFor()
  })
}

function mailedLink({ own }: Visit, email: string, number: number): Promise<string> {
  return until(`mail ${number} to ${email}`, async () => {
    const mails = await own.mail.to(email)
    return mails.length < number ? undefined : /https?:\S+token=[\w-]+/.exec(mails.at(-1)?.text ?? '')?.[0]
  })
}

/** Revokes the initial keys, so that the workspace is like one just signed up. */
async function revokeKeys({ page, own }: Visit): Promise<void> {
  const { request } = page.context()
  const session = await (await request.get('/account/session')).json()
  const headers = { 'x-csrf-token': session.data.csrfToken, origin: own.baseUrl }
  const { data } = await (await request.get('/account/api-keys')).json()
  for (const { id } of data) await request.delete(`/account/api-keys/${id}`, { headers })
}
