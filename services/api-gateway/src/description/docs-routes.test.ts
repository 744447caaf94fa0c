import { readdirSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { aReceipt } from '../../tests/fake-clients.ts'
import { aGateway } from '../../tests/gateway.ts'
import { guides } from './guides.ts'

const names = Object.keys(guides)
const folder = new URL('../../../../docs/guides/', import.meta.url)

async function read(url: string) {
  const { app } = await aGateway()
  return app.inject(url)
}

async function written(name: string): Promise<string> {
  return (await read(`/docs/guides/${name}.md`)).body
}

test('every guide there is can be read, as a page and as it is written', async () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
  expect(files.sort()).toEqual(names.map((name) => `${name}.md`).sort())
  for (const name of names) {
    const page = await read(`/docs/guides/${name}`)
    expect([name, page.statusCode, page.headers['content-type']]).toEqual([name, 200, 'text/html; charset=utf-8'])
    expect(page.body).not.toContain('<script')
    expect((await read(`/docs/guides/${name}.md`)).headers['content-type']).toBe('text/markdown; charset=utf-8')
  }
})

test('the guides are listed, and found from the description and by language models', async () => {
  const [list, llms, whole, openapi] = await Promise.all(
    ['/docs/guides', '/llms.txt', '/llms-full.txt', '/openapi.json'].map(read),
  )
  for (const name of names) {
    expect(list?.body).toContain(`href="/docs/guides/${name}"`)
    expect(llms?.body).toContain(`/docs/guides/${name}.md)`)
    expect(whole?.body).toContain(`/docs/guides/${name}.md)`)
    expect(openapi?.json().info.description).toContain(`(/docs/guides/${name})`)
  }
  expect((await read('/docs/icon.svg')).headers['content-type']).toBe('image/svg+xml')
})

test('the commands of a guide name the server that shows it', async () => {
  const { app } = await aGateway({}, { publicUrl: 'https://etax.example.com' })
  for (const ending of ['', '.md']) {
    const { body } = await app.inject(`/docs/guides/quick-start${ending}`)
    expect(body).toContain('ETAX_BASE_URL=https://etax.example.com')
    expect(body).not.toContain('127.0.0.1')
  }
})

test.each(['nothing', '..%2Ferrors', 'quick-start.txt', 'constructor', 'Errors'])(
  'there is no guide %s',
  async (name) => {
    expect((await read(`/docs/guides/${name}`)).statusCode).toBe(404)
  },
)

test('what guides link to is there, headings included', async () => {
  for (const name of names) {
    const { body } = await read(`/docs/guides/${name}`)
    const links = [...body.matchAll(/href="([^"#]*)(?:#([^"]+))?"/g)].filter(
      ([, path = '']) => !path.startsWith('http'),
    )
    for (const [, path = '', anchor] of links) {
      const page = await read(new URL(path, `http://here/docs/guides/${name}`).pathname)
      expect([name, path, page.statusCode]).toEqual([name, path, 200])
      if (anchor !== undefined) expect([name, page.body.includes(`id="${anchor}"`)]).toEqual([name, true])
    }
  }
})

test('every address that a guide names is one of the API', async () => {
  const { paths } = (await read('/openapi.json')).json()
  const patterns = Object.keys(paths).map((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`))
  for (const name of names) {
    const named = [...(await written(name)).matchAll(/`(?:GET|POST|PATCH|PUT|DELETE) (\/[\w/{}-]+)`/g)]
    const unknown = named.map(([, path = '']) => path).filter((path) => !patterns.some((one) => one.test(path)))
    expect([name, unknown]).toEqual([name, []])
  }
})

test('the order of the quick start is taken as it stands there', async () => {
  const [, order = ''] = /-d '(\{.*?\n {2}\})'/s.exec(await written('quick-start')) ?? []
  const issue = async () => ({ receipt: aReceipt(), duplicate: false, warnings: [] })
  const findDuplicate = async () => ({ found: false, receipt: null, warnings: [] })
  const { app, aWorkspace } = await aGateway({ issuance: { issue, findDuplicate } })
  const { testKey } = await aWorkspace()
  const headers = { 'x-api-key': testKey, 'x-taxpayer-ruc': '1799999990001' }
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/developer/invoices',
    headers,
    payload: JSON.parse(order),
  })

  expect([answer.statusCode, answer.json()]).toEqual([202, expect.anything()])
})

test('the reference is a page whose scripts come from here alone', async () => {
  const { headers, body } = await read('/docs')
  const scripts = [...body.matchAll(/<script src="([^"]+)">/g)].map(([, src = '']) => src)

  expect(headers['content-security-policy']).toContain("script-src 'self';")
  expect(scripts).toEqual(['/docs/reference.js', '/docs/start.js'])
  const [reference, start] = await Promise.all(scripts.map((script) => read(script)))
  expect(gunzipSync(reference?.rawPayload ?? Buffer.alloc(0)).toString()).toContain('createApiReference')
  expect(start?.body).toContain('Scalar.createApiReference')
})

test('the Postman collection has a request for everything that takes a key, with its example', async () => {
  const { body } = await read('/docs/postman.json')
  const { paths } = (await read('/openapi.json')).json()
  const collection = JSON.parse(body)
  const requests = collection.item.flatMap(({ item }: { item: object[] }) => item)
  const byKey = Object.values<Record<string, { security?: object[] }>>(paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ security = [] }) => security.some((way) => 'apiKey' in way))

  expect(requests).toHaveLength(byKey.length)
  expect(collection.variable.map(({ key }: { key: string }) => key)).toEqual(['baseUrl', 'apiKey', 'taxpayerRuc'])
  const issuing = requests.find(({ name }: { name: string }) => name === 'Issue an invoice').request
  expect(issuing.url.raw).toBe('{{baseUrl}}/v1/developer/invoices')
  expect(issuing.header).toEqual([
    { key: 'x-taxpayer-ruc', value: '{{taxpayerRuc}}' },
    { key: 'Content-Type', value: 'application/json' },
  ])
  expect(collection.info.description).toContain('POST /account/waybills')
  expect(JSON.parse(issuing.body.raw).items).toHaveLength(1)
  const bodies = requests.map(({ request }: { request: { body?: { raw?: string } } }) => request.body?.raw)
  expect(bodies).not.toContain('')
  const batch = requests.find(({ request }: { request: { url: { raw: string } } }) =>
    request.url.raw.endsWith('/batches'),
  ).request
  expect(batch.header).toContainEqual({ key: 'Content-Type', value: 'application/x-ndjson' })
  expect(batch.body.raw).not.toContain('\n')
  expect(JSON.parse(batch.body.raw)).toMatchObject({ documentType: 'INVOICE' })
})
