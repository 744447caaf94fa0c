import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Simulator, start } from '../src/simulator/service.ts'
import { aKey, anInvoice, log } from './connector-fixture.ts'
import { testSigner } from './sign.ts'

const folder = mkdtempSync(join(tmpdir(), 'etax-simulator-'))
const settings = {
  host: '127.0.0.1',
  port: 0,
  controlHosts: '',
  file: join(folder, 'registry.jsonl'),
  logLevel: 'silent',
}
const sign = testSigner()
let simulator: Simulator
beforeAll(async () => {
  simulator = await start(settings, { log })
})
afterAll(async () => {
  await simulator[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
})

const SERVICES = '/comprobantes-electronicos-ws'

async function soap(service: string, topic: string, body: string): Promise<string> {
  const envelope =
    '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" ' +
    `xmlns:e="http://ec.gob.sri.ws.${topic}"><s:Body>${body}</s:Body></s:Envelope>`
  const headers = { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' }
  const answer = await fetch(`${simulator.url}${SERVICES}/${service}`, { method: 'POST', headers, body: envelope })
  return answer.text()
}

const send = (xml: string) =>
  soap(
    'RecepcionComprobantesOffline',
    'recepcion',
    `<e:validarComprobante><xml>${Buffer.from(xml).toString('base64')}</xml></e:validarComprobante>`,
  )
const ask = (key: string) =>
  soap(
    'AutorizacionComprobantesOffline',
    'autorizacion',
    `<e:autorizacionComprobante><claveAccesoComprobante>${key}</claveAccesoComprobante></e:autorizacionComprobante>`,
  )

const consult = (key: string) =>
  soap(
    'ConsultaComprobante',
    'consultas',
    `<e:consultarEstadoAutorizacionComprobante><claveAcceso>${key}</claveAcceso></e:consultarEstadoAutorizacionComprobante>`,
  )
const cancel = (key: string, body: object = { state: 'ANULADO' }) =>
  fetch(`${simulator.url}/control/documents/${key}`, { method: 'PUT', body: JSON.stringify(body) })

test('any SOAP client can send and ask', async () => {
  const key = aKey(600_001)

  expect(await send(sign(anInvoice(key)))).toContain('<estado>RECIBIDA</estado>')

  const answer = await ask(key)
  expect(answer).toContain('<estado>AUTORIZADO</estado>')
  expect(answer).toContain(`<numeroAutorizacion>${key}</numeroAutorizacion>`)
  expect(answer).toContain('<numeroComprobantes>1</numeroComprobantes>')
})

test('a document that does not follow its schema is returned with 35', async () => {
  const xml = anInvoice(aKey(600_002)).replace('<razonSocial>', '<razon>').replace('</razonSocial>', '</razon>')

  const answer = await send(xml)

  expect(answer).toContain('<estado>DEVUELTA</estado>')
  expect(answer).toContain('<identificador>35</identificador>')
})

test('sums that do not match are not authorized, with 52', async () => {
  const key = aKey(600_003)
  await send(sign(anInvoice(key).replace('<importeTotal>11.50<', '<importeTotal>12.50<')))

  const answer = await ask(key)

  expect(answer).toContain('<estado>NO AUTORIZADO</estado>')
  expect(answer).toContain('<identificador>52</identificador>')
})

test('a key that is registered with other bytes gets 43, and keeps the document it has', async () => {
  const key = aKey(600_005)
  const genuine = sign(anInvoice(key))
  await send(genuine)

  expect(await send(sign(anInvoice(key, { code: 'FORGED' })))).toContain('<identificador>43</identificador>')

  const answer = await ask(key)
  expect(answer).toContain('&lt;codigoPrincipal&gt;P-1&lt;')
  expect(answer).not.toContain('FORGED')
})

test('a document can be cancelled, which the consultation service says from then on', async () => {
  const key = aKey(600_007)
  await send(sign(anInvoice(key)))

  const before = await consult(key)
  const pending = await cancel(key, { state: 'PENDIENTE DE ANULAR' })
  const between = await consult(key)
  await cancel(key)
  const after = await consult(key)

  expect(before).toContain(`<claveAcceso>${key}</claveAcceso>`)
  expect(before).toContain('<estadoAutorizacion>AUTORIZADO</estadoAutorizacion>')
  expect(before).not.toContain('estadoConsulta')
  expect(await pending.json()).toEqual({ accessKey: key, state: 'PENDIENTE DE ANULAR' })
  expect(between).toContain('<estadoAutorizacion>PENDIENTE DE ANULAR</estadoAutorizacion>')
  expect(after).toContain('<estadoAutorizacion>ANULADO</estadoAutorizacion>')
})

test('the consultation service rejects questions about what was never sent, with 99', async () => {
  const answer = await consult(aKey(600_008))

  expect(answer).toContain('<estadoConsulta>RECHAZADA</estadoConsulta>')
  expect(answer).toContain('<identificador>99</identificador>')
  expect(answer).not.toContain('estadoAutorizacion>')
})

test.each([
  ['a document that was never sent', aKey(600_008), { state: 'ANULADO' }, 404, 'AUT_00008'],
  ['a state that does not exist', aKey(600_007), { state: 'CANCELLED' }, 400, 'AUT_00009'],
  ['no state', aKey(600_007), {}, 400, 'AUT_00009'],
])('%s cannot be set', async (_what, key, body, status, code) => {
  const answer = await cancel(key, body)

  const expectedText = code === 'AUT_00009' ? '{"state":"PENDIENTE DE ANULAR"}' : 'authorized'
  expect([answer.status, await answer.json()]).toEqual([
    status,
    { code, message: expect.stringContaining(expectedText) },
  ])
})

test('the document is written as escaped text, as CDATA, or not at all', async () => {
  const key = aKey(600_006)
  const xml = sign(anInvoice(key))
  await send(xml)
  const written = async (comprobanteAs?: string) => {
    const body = JSON.stringify({ name: 'none', comprobanteAs })
    await fetch(`${simulator.url}/control/fault`, { method: 'PUT', body })
    return /<comprobante>([\s\S]*)<\/comprobante>/.exec(await ask(key))?.[1]
  }

  expect(await written('cdata')).toBe(`<![CDATA[${xml}]]>`)
  expect(await written('nothing')).toBeUndefined()
  expect(await written('text')).toContain('&lt;factura ')
  expect(await written()).toContain('&lt;factura ')
})

test('the contracts are served', async () => {
  const wsdl = await fetch(`${simulator.url}${SERVICES}/RecepcionComprobantesOffline?wsdl`)

  expect(await wsdl.text()).toContain('targetNamespace="http://ec.gob.sri.ws.recepcion"')
})

test('the control page shows the current fault', async () => {
  const page = await fetch(`${simulator.url}/control`)

  expect(await page.text()).toContain('Current fault')
})

test.each([
  ['{"name":"sad"}', /^The simulator does not know this fault: name must be one of none, down, /],
  ['{"name":"slow","seconds":"10"}', /: seconds must be a number from 0 to 600\.$/],
  ['{"name":"refuse","code":"1234"}', /: code must be a code of 1 to 3 digits, as a string\.$/],
  ['{}', /: send a JSON object with a name\.$/],
  ['no JSON', /: send a JSON object with a name\.$/],
])('an invalid fault is refused in plain words: %s', async (body, message) => {
  const answer = await fetch(`${simulator.url}/control/fault`, { method: 'PUT', body })

  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ code: 'AUT_00006', message: expect.stringMatching(message) })
})

test('a restart loses no registered document', async () => {
  const key = aKey(600_004)
  await send(sign(anInvoice(key)))
  await cancel(key)
  await simulator[Symbol.asyncDispose]()

  simulator = await start(settings, { log })

  expect(await ask(key)).toContain('<estado>AUTORIZADO</estado>')
  expect(await consult(key)).toContain('>ANULADO<')
  expect(await send(sign(anInvoice(key)))).toContain('<identificador>43</identificador>')
})
