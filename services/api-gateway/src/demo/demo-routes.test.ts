import { expect, test } from '@jest/globals'
import { aGateway } from '../../tests/gateway.ts'

const HOST = '127.0.0.1:8080'
const OWN_PAGE = { host: HOST, origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' }
const LOCAL = '127.0.0.1'
const demoEmail = 'demo@example.com'

async function aDemo(settings: { demoEmail?: string } = { demoEmail }) {
  const { app } = await aGateway({}, settings)
  const account = { email: demoEmail, password: 'correct horse', workspaceName: 'Demo' }
  await app.inject({ method: 'POST', url: '/account/sign-up', payload: account })
  const enter = (headers: Record<string, string> = OWN_PAGE, remoteAddress = LOCAL) =>
    app.inject({ method: 'POST', url: '/account/demo-session', headers, remoteAddress })
  const settingsSeen = async (headers: Record<string, string> = { host: HOST }, remoteAddress = LOCAL) =>
    (await app.inject({ url: '/account/settings', headers, remoteAddress })).json().data
  return { app, enter, settingsSeen }
}

test('one click on the same machine signs in, as a password would', async () => {
  const { app, enter } = await aDemo()

  const answer = await enter()

  expect(answer.json().data).toMatchObject({ user: { email: demoEmail }, csrfToken: expect.any(String) })
  const cookies = [answer.headers['set-cookie']].flat().map((one) => String(one).split(';')[0])
  expect(cookies.map((cookie) => cookie?.split('=')[0])).toEqual(['etax_session', 'etax_device'])
  const seen = await app.inject({ url: '/account/session', headers: { cookie: cookies[0] ?? '' } })
  expect(seen.json().data.user.email).toBe(demoEmail)
})

test.each(['localhost:8080', '[::1]:8080', '127.0.0.1'])('it does at %s too', async (host) => {
  const { enter } = await aDemo()

  expect((await enter({ host, origin: `http://${host}` }, '::1')).statusCode).toBe(200)
})

test.each<[string, Record<string, string>, string]>([
  ['a connection from elsewhere', OWN_PAGE, '192.168.1.7'],
  ['a connection from elsewhere that calls itself local', { ...OWN_PAGE, 'x-forwarded-for': '127.0.0.1' }, '10.0.0.7'],
  ['a name that was made to resolve here', { ...OWN_PAGE, host: 'evil.example' }, LOCAL],
  ['a name that begins like ours', { ...OWN_PAGE, host: 'localhost.evil.example' }, LOCAL],
  ['a proxy on this machine', { ...OWN_PAGE, 'x-forwarded-for': '203.0.113.9' }, LOCAL],
  ['a proxy that says so in the standard way', { ...OWN_PAGE, forwarded: 'for=203.0.113.9' }, LOCAL],
  ['a tunnel', { ...OWN_PAGE, via: '1.1 tunnel' }, LOCAL],
  ['a page of another port', { ...OWN_PAGE, origin: 'http://127.0.0.1:3000' }, LOCAL],
  ['a page of another name of this machine', { ...OWN_PAGE, origin: 'http://localhost:8080' }, LOCAL],
  ['a program', { host: HOST }, LOCAL],
  ['a page that hides its address', { ...OWN_PAGE, origin: 'null' }, LOCAL],
])('%s is answered as if there were no demo account', async (_, headers, remoteAddress) => {
  const { enter } = await aDemo()
  const nowhere = await aDemo({})

  const [refused, missing] = [await enter(headers, remoteAddress), await nowhere.enter()]

  expect([refused.statusCode, refused.json().code]).toEqual([404, 'ACC_10020'])
  expect({ ...refused.json<object>(), requestId: '' }).toEqual({ ...missing.json<object>(), requestId: '' })
  expect(refused.headers['set-cookie']).toBeUndefined()
})

test.each([
  { ...OWN_PAGE, origin: 'https://evil.example' },
  // The name resolves to this machine, so the browser sees one site.
  { host: 'evil.example', origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' },
  { ...OWN_PAGE, 'sec-fetch-site': 'cross-site' },
])("another site's page is refused, as at every write (%#)", async (headers) => {
  const { enter } = await aDemo()

  expect((await enter(headers)).json()).toMatchObject({ statusCode: 403, code: 'ACS_10007' })
})

test('a deleted demo account is not offered', async () => {
  const { enter } = await aDemo({ demoEmail: 'gone@example.com' })

  expect((await enter()).json()).toMatchObject({ statusCode: 404, code: 'ACC_10020' })
})

test('a page can ask who may sign up, and learns of the demo account where it may use it', async () => {
  const { settingsSeen } = await aDemo()
  const nowhere = await aDemo({})

  expect(await settingsSeen()).toEqual({ signUp: 'open', deployment: 'development', version: '1.2.3', demo: true })
  expect(await settingsSeen({ host: 'evil.example' })).toMatchObject({ demo: false })
  expect(await settingsSeen({ host: HOST }, '192.168.1.7')).toMatchObject({ demo: false })
  expect(await nowhere.settingsSeen()).toMatchObject({ demo: false })
})
