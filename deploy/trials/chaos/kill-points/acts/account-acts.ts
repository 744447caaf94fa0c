import { randomUUID } from 'node:crypto'
import { until } from '@etax/testkit'
import { cookieOf } from '../../../harness/client.ts'
import { anAddress } from '../../../harness/invoices.ts'
import type { Target } from '../target.ts'
import { type Check, must, ok, settled, WITHIN } from './outcome.ts'

export async function keptNotice(target: Target): Promise<Check> {
  const notices = (await target.database('api-gateway')).collection<{ _id: string }>('notices')
  const _id = `quota-${randomUUID()}`
  const { workspaceId } = target.fixture.workspace
  const period = new Date().toISOString().slice(0, 7)
  const reached = { mode: 'test', period, threshold: 80, used: 80, quota: 100, excess: 0 }
  const row = { _id, workspaceId, reached, createdAt: new Date(), due: { at: new Date(), lease: '' } }
  await notices.insertOne(row as object as { _id: string })
  return () => settled(target, 'api-gateway', 'notices', _id)
}

export async function accountMail(target: Target): Promise<Check> {
  const { email, password, post } = await openAccount(target)
  ok(await post('/account/password/forgotten', { email }), 202)
  return async () => {
    await until(`two mails to ${email}`, () => target.mails.countTo(email) > 1, WITHIN)
    must(`two mails to ${email}`, target.mails.countTo(email) <= 3, target.mails.countTo(email))
    const signedIn = ok(await post('/account/session', { email, password }), 200)
    must('signed in', signedIn.data !== undefined, signedIn)
  }
}

export async function accountPassword(target: Target): Promise<Check> {
  const { email, password, post } = await openAccount(target)
  const changed = 'staple battery correct'
  const headers = await sessionHeaders(target, email, password)
  const body = { currentPassword: password, password: changed }
  const answer = await target.insist(target.fixture, 'POST', '/account/password', { body, headers })
  // 403: the first call succeeded, its answer was lost, and the password is no longer the current one.
  ok(answer, 204, 403)
  return async () => {
    ok(await post('/account/session', { email, password: changed }), 200)
    ok(await post('/account/session', { email, password }), 401)
  }
}

export async function apiKeys({ fixture, insist, insistSignedIn }: Target): Promise<Check> {
  const name = `Caja ${randomUUID()}`
  const { data } = ok(await insistSignedIn('POST', '/account/api-keys', { mode: 'test', name }), 201)
  const { taxpayerRuc: ruc } = fixture.workspace
  const list = (key: string) =>
    insist(fixture, 'GET', '/v1/developer/receipts?limit=1', { headers: { 'x-api-key': key, 'x-taxpayer-ruc': ruc } })
  ok(await list(data.key), 200)
  // A repeat after a lost answer makes another key: all of this name are deleted.
  const named = async () => {
    const keys = ok(await insistSignedIn('GET', '/account/api-keys'), 200).data as { id: string; name: string }[]
    return keys.filter((key) => key.name === name)
  }
  for (const { id } of await named()) ok(await insistSignedIn('DELETE', `/account/api-keys/${id}`), 204, 404)
  return async () => {
    await until('the key to be refused', async () => (await list(data.key)).status === 401, WITHIN)
  }
}

async function openAccount(target: Target) {
  const { fixture, insist } = target
  const [email, password] = [anAddress(), 'correct horse battery']
  const post = (path: string, body: object) => insist(fixture, 'POST', path, { body, headers: {} })
  // 409: the account exists, and the answer was lost.
  ok(await post('/account/sign-up', { email, password, workspaceName: 'Otra' }), 201, 409)
  const token = await until(`a link to ${email}`, () => tokenIn(target.mails.to(email)[0] ?? ''), WITHIN)
  // 400: the token was used, and the answer was lost.
  ok(await post('/account/verify', { token, password }), 200, 400)
  return { email, password, post }
}

async function sessionHeaders({ fixture, insist }: Target, email: string, password: string) {
  const signIn = await insist(fixture, 'POST', '/account/session', { body: { email, password }, headers: {} })
  ok(signIn, 200)
  const cookie = cookieOf(signIn)
  const { data } = ok(await insist(fixture, 'GET', '/account/session', { headers: { cookie } }), 200)
  return { cookie, 'x-csrf-token': data.csrfToken as string }
}

function tokenIn(mail: string): string | undefined {
  const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
  return /token=([\w-]+)/.exec(text)?.[1]
}
