import { readFile } from 'node:fs/promises'
import { expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { ask, must } from '../../harness/client.ts'
import { at, type Dashboard, expectAccessible } from './support.ts'

export function productScenarios(open: () => Dashboard): void {
  it('imports customers once every line is right, finds one by number, and changes it', async () => {
    await using visit = await open().visit()
    const { page, own, goTo } = visit
    // Unknown parameters leave the address, and the page says so.
    await goTo(at('customers?page=x&q=7'))
    await page.waitForURL(/\/customers\?q=7$/)
    await page.getByText('La dirección pedía page=x').waitFor()
    await goTo(at('customers'))
    await page.getByRole('heading', { name: 'Todavía no hay clientes' }).waitFor()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Importar' }).first().click()
    const headings = await importHeadings(page)
    expect(headings).toBe('\ufeffIdentificación;Tipo;Razón social;Correo;Teléfono;Dirección')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Importar otro archivo' }).click()
    await choose(page, Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))
    await page.getByRole('button', { name: 'Importar el archivo' }).click()
    await page.getByText('El archivo no es CSV: es una imagen').waitFor()
    await choose(page, Buffer.from(`${headings}\r\n1790085783001;RUC;"Ferretería Andina\r\n`))
    await page.getByRole('button', { name: 'Importar el archivo' }).click()
    await page.getByRole('row', { name: /^2 .*falta cerrar las comillas/ }).waitFor()
    const header = 'identification;type;name;email\n'
    await choose(page, Buffer.from(`${header}1790085783001;04;Ferretería Andina;\n171;05;María;\n`))
    await page.getByRole('button', { name: 'Importar el archivo' }).click()
    const wrong = page.getByRole('table', { name: 'Qué corregir' }).getByRole('row', { name: /^3 identification/ })
    await wrong.getByText('debe ser 10 dígitos que empiezan con una provincia').waitFor()
    await expectAccessible(page)

    await choose(
      page,
      Buffer.from(`${header}1790085783001;04;Ferretería Andina;\n1710034065;05;María Peña;\n`, 'latin1'),
    )
    await page.getByRole('button', { name: 'Importar el archivo' }).click()
    await page.getByText('Nuevos: 2').waitFor()
    await page.getByText('El archivo no estaba en UTF-8').waitFor()
    await page.getByRole('button', { name: 'Listo' }).click()

    await page.getByRole('searchbox', { name: /^Buscar/ }).fill('171003')
    await page.getByText('1 a 1 de 1').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Agregar cliente' }).focus()
    await page.keyboard.press('Enter')
    const number = page.getByRole('textbox', { name: 'Número de identificación' })
    await number.fill(' 1790085783001 ')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Seguir escribiendo' }).click()
    expect(await number.inputValue()).toBe('1790085783001')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Descartar' }).click()
    await page.getByRole('button', { name: 'Agregar cliente' }).and(page.locator(':focus')).waitFor()
    await page.getByRole('link', { name: 'María Peña' }).click()
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('maria')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await page.getByText('Escriba un correo, por ejemplo').waitFor()
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('maria@correo.example')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await page.getByRole('cell', { name: 'maria@correo.example' }).waitFor()
    const [customer] = must(200, await ask(own, 'GET', '/customers?filter.identification__eq=1710034065'))
    expect(customer).toMatchObject({ name: 'María Peña', email: 'maria@correo.example', type: '05' })

    // Enter right after typing waits for the results.
    await goTo(at('issue/invoice'))
    await page.getByLabel('Cliente: Buscar por nombre o identificación').fill('peña')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Cambiar', exact: true }).waitFor()
    await page.getByText('María Peña').waitFor()
  })

  it('adds a product by its price with taxes, then its stock and its wholesale price, and keeps the tax it needs', async () => {
    await using visit = await open().visit({ size: 'phone', theme: 'dark' })
    const { page, own, goTo } = visit
    await goTo(at('price-lists'))
    await page.getByRole('button', { name: 'Agregar lista de precios' }).click()
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Por mayor')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByRole('button', { name: 'Cambiar Por mayor' }).waitFor()
    await expectAccessible(page)

    await goTo(at('products'))
    await page.getByRole('button', { name: 'Importar' }).first().click()
    expect(await importHeadings(page)).toMatch(/^\ufeffCódigo;Nombre;Precio;IVA;Descripción;.*;Existencias$/)
    await page.getByRole('button', { name: 'Listo' }).click()
    await page.getByRole('button', { name: 'Agregar producto' }).first().click()
    await page.getByRole('textbox', { name: 'Nombre' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.type('Café tostado')
    await page.getByRole('textbox', { name: 'Código' }).fill('CAFE-1')
    await page.getByRole('textbox', { name: 'Precio sin impuestos' }).fill('1.234')
    await page.getByRole('textbox', { name: 'Precio con impuestos' }).focus()
    await page.getByText('Se leyó 1,234. Si quiso decir 1234, escríbalo sin separador.').waitFor()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Precio con impuestos' }).fill('9')
    await page.getByText('Se leyó 1,234.').waitFor({ state: 'detached' })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Guardar producto' }).click()
    await page.getByRole('heading', { name: 'Café tostado', level: 1 }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Precio sin impuestos' }).inputValue()).toBe('7,826087')

    await page.getByRole('switch', { name: 'Llevar existencias' }).click()
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await page.getByRole('textbox', { name: 'Existencias contadas' }).fill('24')
    await page.getByRole('button', { name: 'Guardar existencias' }).click()
    await page.getByText('Hay 24').waitFor()
    await page.getByRole('textbox', { name: 'En la lista «Por mayor»' }).fill('6,50')
    await page.getByRole('button', { name: 'Guardar el precio en Por mayor' }).click()
    await page.getByText('El precio en Por mayor se guardó').waitFor()
    await expectAccessible(page)
    const [product] = must(200, await ask(own, 'GET', '/products'))
    expect(product).toMatchObject({ code: 'CAFE-1', price: '7.826087', manageStock: true, currentStock: 24 })
    expect(must(200, await ask(own, 'GET', '/product-prices'))).toMatchObject([{ price: '6.50' }])

    await goTo(at('taxes'))
    await page.getByRole('button', { name: /^Eliminar IVA 15/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
    await page.getByRole('link', { name: 'abrir el producto' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'abrir el producto' }).click()
    await page.getByRole('heading', { name: 'Café tostado', level: 1 }).waitFor()
  })
}

async function importHeadings(page: Page): Promise<string> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar plantilla' }).click(),
  ])
  const [headings = ''] = (await readFile(await saved.path(), 'utf8')).split('\r\n')
  await choose(page, Buffer.from(headings))
  await page.getByRole('button', { name: 'Importar el archivo' }).click()
  await page.getByText('No hay filas que importar').waitFor()
  return headings
}

async function choose(page: Page, buffer: Buffer): Promise<void> {
  await page.getByLabel('Archivo CSV').setInputFiles({ name: 'clientes.csv', mimeType: 'text/csv', buffer })
}
