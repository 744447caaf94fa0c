import { expect, test } from '@jest/globals'
import { aGateway } from '../../tests/gateway.ts'

const LIST = '/v1/developer/catalogs'
const INCOME = `${LIST}/income-withholdings`

async function get(url: string, headers: Record<string, string> = {}) {
  const { app } = await aGateway()
  return app.inject({ url, headers })
}

test('anybody may list the catalogs, and each of them can be read', async () => {
  const { app } = await aGateway()

  const list = await app.inject(LIST)
  const names: string[] = list.json().data.map(({ name }: { name: string }) => name)

  expect(names).toEqual(expect.arrayContaining(['iva-rates', 'income-withholdings', 'tourism-days', 'annex-codes']))
  for (const name of names) {
    const one = await app.inject(`${LIST}/${name}?date=2026-02-15`)
    expect([name, one.statusCode, one.json().data.rows.length > 0]).toEqual([name, 200, true])
  }
})

test('the rows are those of the day, with both names, rates, days and source', async () => {
  const [before, after] = await Promise.all(
    ['2026-02-28', '2026-03-01'].map((day) => get(`${INCOME}?date=${day}&q=312`)),
  )

  const rowOf = (answer: typeof before) => answer?.json().data.rows.find(({ code }: { code: string }) => code === '312')
  expect(rowOf(before)).toMatchObject({ rates: ['1.75'], to: '2026-02-28', knownSince: '2024-07-01', mark: 'S' })
  expect(rowOf(after)).toMatchObject({
    name: 'Transferencia de bienes muebles de naturaleza corporal',
    english: 'sale of movable goods',
    rates: ['2'],
    from: '2026-03-01',
    source: expect.stringContaining('NAC-DGERCGC26-00000009'),
  })
})

test('words find codes in either language, without accents', async () => {
  const [dividends, resident] = await Promise.all([
    get(`${INCOME}?q=dividendos`),
    get(`${INCOME}?q=RESIDENT%20dividends`),
  ])

  const codes = dividends.json().data.rows.map(({ code }: { code: string }) => code)
  expect(codes).toEqual(expect.arrayContaining(['325', '326', '327', '328', '504', '504A']))
  expect(codes).not.toContain('312')
  expect(resident.json().data.rows.map(({ code }: { code: string }) => code)).toContain('328')
})

test('CSV has the same rows, by parameter or by header', async () => {
  const [byParameter, byHeader] = await Promise.all([
    get(`${LIST}/iva-rates?date=2026-11-21&format=csv`),
    get(`${LIST}/iva-rates?date=2026-11-21`, { accept: 'text/csv' }),
  ])

  expect(byParameter.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(byHeader.body).toBe(byParameter.body)
  expect(byParameter.body.split('\r\n')[0]).toContain('code,name,english')
  expect(byParameter.body).toContain('4,IVA 15%,IVA 15 %')
  expect(byParameter.body).not.toContain('IVA 14%')
})

test('a known answer is not sent again', async () => {
  const { headers } = await get(`${INCOME}?date=2026-03-01`)
  const again = await get(`${INCOME}?date=2026-03-01`, { 'if-none-match': String(headers.etag) })
  const other = await get(`${INCOME}?date=2026-02-28`, { 'if-none-match': String(headers.etag) })

  expect([again.statusCode, again.body, other.statusCode]).toEqual([304, '', 200])
})

test('a wrong date or a misspelt parameter is 400, an unknown catalog 404 with the names', async () => {
  const answers = await Promise.all(
    [`${INCOME}?date=2026-02-30`, `${INCOME}?day=2026-02-01`, `${LIST}/nothing`].map((url) => get(url)),
  )

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 404])
  expect(answers[2]?.json().error ?? answers[2]?.json()).toMatchObject({ code: 'REQ_10009' })
  expect(answers[2]?.body).toContain('income-withholdings')
})

test('the pages have the codes of a day, in both languages', async () => {
  const [list, spanish, english] = await Promise.all([
    get('/docs/catalogs?lang=es'),
    get('/docs/catalogs/iva-rates?lang=es&date=2016-08-01'),
    get('/docs/catalogs/iva-rates?lang=en&date=2026-08-01'),
  ])

  expect(list.body).toContain('href="/docs/catalogs/iva-rates?lang=es"')
  expect(spanish.body).toContain('<td>IVA 14%</td>')
  expect(english.body).toContain('<td>exempt from IVA</td>')
  expect(english.body).not.toContain('IVA 14')
  expect((await get('/docs/catalogs/iva-rates?q=%3Cscript%3E')).body).not.toContain('<script')
})
