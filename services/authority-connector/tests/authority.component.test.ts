import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { receptionService, requestEnvelope } from '../src/outbound/soap-services.ts'
import { type AuthorityFixture, openAuthority } from './authority-fixture.ts'
import { aKey, anInvoice } from './connector-fixture.ts'
import { testSigner } from './sign.ts'

jest.setTimeout(30_000)

let fixture: AuthorityFixture
beforeAll(async () => {
  fixture = await openAuthority({ sendSeconds: 0.5, askSeconds: 0.5 })
}, 120_000)
afterAll(async () => fixture[Symbol.asyncDispose]())
afterEach(async () => {
  await fixture.setFault({ name: 'none' })
  expect((await fixture.log()).violations).toEqual([])
})

test('sent, received, asked about, authorized: with what the authority itself wrote', async () => {
  const { receiptId, accessKey } = await fixture.submit()

  const { body } = await fixture.connector.facts.waitFor(receiptId, 'authority.authorized')

  expect(body).toEqual({
    receiptId,
    accessKey,
    number: accessKey,
    receivedAt: expect.stringMatching(/Z$/),
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-05:00$/),
    environment: 'PRUEBAS',
    simulated: true,
    messages: [expect.objectContaining({ code: '60', type: 'WARNING' })],
  })
  expect(fixture.connector.facts.of(receiptId).map(({ type }) => type)).toEqual([
    'authority.received',
    'authority.authorized',
  ])
  expect(await fixture.calls(accessKey)).toEqual(['send: RECIBIDA', 'ask: AUTORIZADO'])
})

test('a production document goes to production', async () => {
  const accessKey = aKey(700_001, '12345678', 2)
  const { receiptId } = await fixture.submit({ accessKey, authority: 'production' })

  const { body } = await fixture.connector.facts.waitFor(receiptId, 'authority.authorized')

  expect(body).toMatchObject({ environment: 'PRODUCCIÓN', messages: [] })
})

test.each([
  ['reset before it was received', 'reset-before', ['send: reset-before', 'send: RECIBIDA']],
  ['accepted, but the reply is lost', 'reset-after', ['send: RECIBIDA', 'ask: AUTORIZADO']],
  ['no answer within the time limit', 'hang', ['send: RECIBIDA']],
  ['an HTML page', 'html-502', ['send: html-502', 'send: RECIBIDA']],
  ['a SOAP fault in HTTP 500', 'soap-fault', ['send: soap-fault', 'send: RECIBIDA']],
  ['an empty body', 'empty', ['send: empty', 'send: RECIBIDA']],
  ['an internal error (50)', 'internal-error', ['send: DEVUELTA 50', 'send: RECIBIDA']],
] as const)('%s at reception: asked about, sent again where it must be, authorized', async (_, name, expected) => {
  await fixture.setFault({ name, operation: 'send', times: 1 })

  const { receiptId, accessKey } = await fixture.submit()

  await fixture.connector.facts.waitFor(receiptId, 'authority.authorized')
  const calls = await fixture.calls(accessKey)
  expect(calls).toEqual(expect.arrayContaining([...expected, 'ask: AUTORIZADO']))
  const [first, second] = calls
  if (first?.startsWith('send')) expect(second).toMatch(/^ask/)
})

test.each(['reset-before', 'html-502', 'soap-fault', 'empty', 'hang'] as const)(
  '%s at authorization: asked again',
  async (name) => {
    await fixture.setFault({ name, operation: 'ask', times: 2 })

    const { receiptId, accessKey } = await fixture.submit()

    await fixture.connector.facts.waitFor(receiptId, 'authority.authorized')
    const sent = (await fixture.calls(accessKey)).filter((call) => call.startsWith('send'))
    expect(sent).toEqual(['send: RECIBIDA'])
  },
)

test('70: only asked about, however long it takes', async () => {
  await fixture.setFault({ name: 'in-process', operation: 'send', polls: 4, times: 1 })

  const { receiptId, accessKey } = await fixture.submit()

  await fixture.connector.facts.waitFor(receiptId, 'authority.authorized')
  expect(await fixture.calls(accessKey)).toEqual([
    'send: DEVUELTA 70',
    ...Array(4).fill('ask: EN PROCESO'),
    'ask: AUTORIZADO',
  ])
})

test('nothing found at first: waited for, not sent again', async () => {
  await fixture.setFault({ name: 'not-found', operation: 'send', polls: 5, times: 1 })

  const { receiptId, accessKey } = await fixture.submit()

  await fixture.connector.facts.waitFor(receiptId, 'authority.authorized')
  expect(await fixture.calls(accessKey)).toEqual([
    'send: RECIBIDA',
    ...Array(5).fill('ask: not-found'),
    'ask: AUTORIZADO',
  ])
})

test('a state nobody knows: waited for', async () => {
  await fixture.setFault({ name: 'unknown-state', polls: 2, times: 1 })

  const { receiptId, accessKey } = await fixture.submit()

  await fixture.connector.facts.waitFor(receiptId, 'authority.authorized')
  expect(await fixture.calls(accessKey)).toEqual([
    'send: EN REVISION',
    ...Array(2).fill('ask: EN REVISION'),
    'ask: AUTORIZADO',
  ])
})

test('several authorizations: the authorized one wins', async () => {
  await fixture.setFault({ name: 'several-attempts', operation: 'send', times: 1 })

  const { receiptId } = await fixture.submit()

  await fixture.connector.facts.waitFor(receiptId, 'authority.authorized')
})

test('43: the existing authorization is found', async () => {
  const first = await fixture.submit()
  await fixture.connector.facts.waitFor(first.receiptId, 'authority.authorized')

  const { receiptId, accessKey, xml } = first
  const second = await fixture.submit({ accessKey, xml })

  await fixture.connector.facts.waitFor(second.receiptId, 'authority.authorized')
  expect(await fixture.calls(accessKey)).toContain('send: DEVUELTA 43')
  expect(receiptId).not.toBe(second.receiptId)
})

test.each(['text', 'cdata'] as const)(
  '43, and another document is authorized under the key: refused by a code of our own; it is given as %s',
  async (comprobanteAs) => {
    await fixture.setFault({ name: 'none', comprobanteAs })
    const genuine = await fixture.submit()
    await fixture.connector.facts.waitFor(genuine.receiptId, 'authority.authorized')
    await clearLog()

    const { accessKey } = genuine
    const forged = await fixture.submit({ accessKey, xml: testSigner()(anInvoice(accessKey, { code: 'FORGED' })) })

    const { body } = await fixture.connector.facts.waitFor(forged.receiptId, 'authority.refused')
    expect(body).toMatchObject({ stage: 'authorization', messages: [{ type: 'ERROR', code: 'AUT_00007' }] })
    expect(await fixture.calls(accessKey)).toEqual(['send: DEVUELTA 43', 'ask: AUTORIZADO'])
  },
)

test('70, and another document is authorized under the key in the end: refused', async () => {
  await fixture.setFault({ name: 'in-process', operation: 'send', polls: 2, times: 1 })
  const accessKey = aKey(700_003)
  await sendDirectly(testSigner()(anInvoice(accessKey, { code: 'GENUINE' })))
  await clearLog()

  const { receiptId } = await fixture.submit({ accessKey })

  const { body } = await fixture.connector.facts.waitFor(receiptId, 'authority.refused')
  expect(body).toMatchObject({ stage: 'authorization', messages: [{ code: 'AUT_00007' }] })
  expect((await fixture.calls(accessKey))[0]).toBe('send: DEVUELTA 70')
})

test('a reply was lost, and another document is authorized under the key: refused', async () => {
  const accessKey = aKey(700_004)
  await sendDirectly(testSigner()(anInvoice(accessKey, { code: 'GENUINE' })))
  await clearLog()
  await fixture.setFault({ name: 'reset-after', operation: 'send', times: 1 })

  const { receiptId } = await fixture.submit({ accessKey })

  const { body } = await fixture.connector.facts.waitFor(receiptId, 'authority.refused')
  expect(body).toMatchObject({ messages: [{ code: 'AUT_00007' }] })
})

test('unreachable and tried again, and another document is authorized under the key: refused', async () => {
  const accessKey = aKey(700_005)
  await using impatient = await openAuthority({ outageBudgetMinutes: 1 })
  await impatient.setFault({ name: 'down' })
  const { receiptId } = await impatient.submit({ accessKey })
  await impatient.connector.facts.waitFor(receiptId, 'authority.unreachable')
  await impatient.setFault({ name: 'none' })
  await sendDirectly(testSigner()(anInvoice(accessKey, { code: 'GENUINE' })), impatient)

  const { body } = await impatient.connector.facts.waitFor(receiptId, 'authority.refused')

  expect(body).toMatchObject({ messages: [{ code: 'AUT_00007' }] })
})

test('two receipts with one key, in two workspaces: the one whose document it is gets the verdict', async () => {
  const accessKey = aKey(700_006)
  const [genuine, forged] = [fixture.prepare({ accessKey, code: 'A' }), fixture.prepare({ accessKey, code: 'B' })]
  await sendDirectly(genuine.xml)
  await clearLog()

  await fixture.connector.publish(genuine, crypto.randomUUID())
  await fixture.connector.facts.waitFor(genuine.receiptId, 'authority.authorized')
  await clearLog()
  await fixture.connector.publish(forged, crypto.randomUUID())

  const { body } = await fixture.connector.facts.waitFor(forged.receiptId, 'authority.refused')
  expect(body).toMatchObject({ messages: [{ code: 'AUT_00007' }] })
})

test('what the authority gives as CDATA is the document that was sent', async () => {
  await fixture.setFault({ name: 'none', comprobanteAs: 'cdata' })

  const { receiptId } = await fixture.submit()

  const { body } = await fixture.connector.facts.waitFor(receiptId, 'authority.authorized')
  expect(body).not.toHaveProperty('document')
})

test('authorized without a document: believed of what reception took', async () => {
  await fixture.setFault({ name: 'none', comprobanteAs: 'nothing' })

  const { receiptId } = await fixture.submit()

  await fixture.connector.facts.waitFor(receiptId, 'authority.authorized')
})

test('authorized without a document, after 43: asked again until the document is shown', async () => {
  const accessKey = aKey(700_007)
  const genuine = fixture.prepare({ accessKey })
  await sendDirectly(genuine.xml)
  await clearLog()
  await fixture.setFault({ name: 'none', operation: 'ask', times: 3, comprobanteAs: 'nothing' })

  await fixture.connector.publish(genuine)

  await fixture.connector.facts.waitFor(genuine.receiptId, 'authority.authorized')
  const questions = (await fixture.calls(accessKey)).filter((call) => call === 'ask: AUTORIZADO')
  expect(questions).toHaveLength(4)
})

test('45: another key has the number', async () => {
  const first = await fixture.submit({ accessKey: aKey(700_002, '11111111') })
  await fixture.connector.facts.waitFor(first.receiptId, 'authority.authorized')

  const second = await fixture.submit({ accessKey: aKey(700_002, '22222222') })

  const { body } = await fixture.connector.facts.waitFor(second.receiptId, 'authority.refused')
  expect(body).toMatchObject({ stage: 'reception', messages: [{ code: '45', type: 'ERROR' }] })
})

test.each([
  ['26', 'reception'],
  ['35', 'reception'],
  ['65', 'reception'],
  ['39', 'authorization'],
  ['52', 'authorization'],
  ['56', 'authorization'],
])('%s is a refusal, in %s', async (code, stage) => {
  await fixture.setFault({ name: 'refuse', code, operation: 'send', times: 1 })

  const { receiptId } = await fixture.submit()

  const { body } = await fixture.connector.facts.waitFor(receiptId, 'authority.refused')
  expect(body).toMatchObject({ stage, messages: expect.arrayContaining([expect.objectContaining({ code })]) })
})

test('not authorized without a message is not authorized', async () => {
  await fixture.setFault({ name: 'refuse-silently', operation: 'send', times: 1 })

  const { receiptId } = await fixture.submit()

  const { body } = await fixture.connector.facts.waitFor(receiptId, 'authority.refused')
  expect(body).toMatchObject({ stage: 'authorization', messages: [] })
})

test('the simulator refuses what is not signed, altered, expired or signed by another taxpayer', async () => {
  const accessKey = () => aKey(700_100 + Math.floor(Math.random() * 10_000))
  const [a, b, c, d] = [accessKey(), accessKey(), accessKey(), accessKey()] as [string, string, string, string]
  const documents = [
    { accessKey: a, xml: anInvoice(a) },
    { accessKey: b, xml: testSigner()(anInvoice(b)).replace('Prueba S.A.', 'Prueba C.A.') },
    { accessKey: c, xml: testSigner('PRUEBA', '200101000000Z', '210101000000Z')(anInvoice(c)) },
    { accessKey: d, xml: testSigner('OTRO 0999999999001')(anInvoice(d)) },
  ]

  const submissions = await Promise.all(documents.map((document) => fixture.submit(document)))

  for (const { receiptId } of submissions) {
    const { body } = await fixture.connector.facts.waitFor(receiptId, 'authority.refused')
    expect(body).toMatchObject({ messages: expect.arrayContaining([expect.objectContaining({ code: '39' })]) })
  }
})

/** Bypasses the connector, like another system. */
async function sendDirectly(xml: string, { simulator }: AuthorityFixture = fixture): Promise<void> {
  const envelope = requestEnvelope(receptionService, { xml: Buffer.from(xml).toString('base64') })
  await fetch(simulator.url + receptionService.path, { method: 'POST', body: envelope })
}

/** Calls of another system are no violations of the connector. */
async function clearLog(): Promise<void> {
  await fetch(`${fixture.simulator.url}/control/log`, { method: 'DELETE' })
}
