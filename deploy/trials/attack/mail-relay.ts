import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '@etax/testkit'
import { makeCertificate, registryOid, utf8 } from '../../../services/signer/tests/make-certificate.ts'
import { makePkcs12 } from '../../../services/signer/tests/make-pkcs12.ts'
import { ask, must } from '../harness/client.ts'
import { aCustomer, anInvoice } from '../harness/invoices.ts'
import { type Attempt, allowed, broken, judge, type Outcome } from './attempt.ts'
import { sendHttp } from './http.ts'
import type { AttackClass, Target } from './target.ts'

/** Unsolicited mail, mail in other names, and mail with headers from the caller. */
export const mailRelay: AttackClass = {
  name: 'mail relay',
  atOnce: 8,
  async attempts(target) {
    return [...malformed(target), ...outside(target), ...(await names(target))]
  },
}

const OUTSIDERS = [
  'a@victim.example',
  'b@victim.example',
  'c@victim.example',
  'd@victim.example',
  'e@victim.example',
  'f@victim.example',
]

function malformed({ attempt, attacker }: Target): Attempt[] {
  const texts = [
    'a@victim.example\r\nBcc: b@victim.example',
    'a@victim.example\nBcc: b@victim.example',
    'a@victim.example\rBcc: b',
    'a@victim.example%0d%0aBcc: b',
    'a@victim.example\u2028Bcc: b@victim.example',
    'Banco <a@victim.example>',
    '"a b"@victim.example',
    'a@victim.example <b@victim.example>',
    '<a@victim.example>',
    'a@victim.example b@victim.example',
    'a@@victim.example',
    '@victim.example',
    'a@',
    'a',
    'a@victim',
    'a@[127.0.0.1]',
    'a@127.0.0.1\0',
    'a(b)@victim.example',
    'a@victim.example>',
    'a:b@victim.example',
    `${'a'.repeat(65)}@victim.example`,
    `a@${'b.'.repeat(150)}example`,
    'a@-victim..example',
    '.@.',
    'undisclosed-recipients:;',
    OUTSIDERS.join(','),
    OUTSIDERS.join(';'),
    Array.from({ length: 200 }, (_, n) => `a${n}@victim.example`).join(', '),
  ]
  const headers = attacker.testHeaders
  return texts.flatMap((email) => [
    attempt(
      `the customer’s address ${JSON.stringify(email.slice(0, 60))} (${email.length})`,
      { method: 'POST', path: '/v1/developer/invoices', headers, body: anInvoice({ customer: aCustomer({ email }) }) },
      { refused: [400] },
    ),
    attempt(
      `to sign up as ${JSON.stringify(email.slice(0, 60))} (${email.length})`,
      {
        method: 'POST',
        path: '/account/sign-up',
        body: { email, password: 'a new battery staple', workspaceName: 'x' },
      },
      { refused: [400, 429] },
    ),
    attempt(
      `forgotten by ${JSON.stringify(email.slice(0, 60))} (${email.length})`,
      { method: 'POST', path: '/account/password/forgotten', body: { email } },
      { refused: [400, 429] },
    ),
  ])
}

function outside(target: Target): Attempt[] {
  return [1, 2, 3, 4, 5].map((count) => ({
    what: `a sandbox receipt for ${count} outsiders`,
    act: async () => {
      const email = OUTSIDERS.slice(0, count).join(', ')
      const outcome = await completed(
        target,
        anInvoice({ customer: aCustomer({ email }) }),
        target.attacker.testHeaders,
      )
      const mailed = mailsOf(target).filter((mail) => /victim\.example/.test(headersOf(mail)))
      return mailed.length === 0 ? outcome : broken(`mailed: ${headersOf(mailed[0] ?? '')}`)
    },
  }))
}

/** Names in headers and pages; the mail goes to the workspace's own verified address. */
async function names(target: Target): Promise<Attempt[]> {
  const { attacker } = target
  const own = attacker.workspace.email
  const texts = [
    'Banco <aviso@banco.example>',
    'Banco" <aviso@banco.example>',
    'aviso@banco.example',
    'a,b@victim.example',
    'a;b@victim.example',
    '=?utf-8?B?PGE+?=',
    '=?utf-8?Q?=0D=0ABcc:_a=40victim.example?=',
    'Banco\u202Egnp.exe',
    '<script>alert(1)</script>',
    '<img src=https://victim.example/x>',
    '{{7*7}}',
    '$\u007b7*7}',
    '[Banco](https://victim.example)',
    'https://victim.example/pagar',
    'x'.repeat(300),
    'Banco\u200B\u200B',
    '\u0301'.repeat(50),
    'Банк',
  ]
  for (const [n, name] of texts.entries()) await addTaxpayer(target, rucOf(n), name)
  return texts.map((legalName, n) => ({
    what: `the name ${JSON.stringify(legalName.slice(0, 50))} on a mail`,
    act: async () => {
      const headers = { ...attacker.testHeaders, 'x-taxpayer-ruc': rucOf(n) }
      const body = anInvoice({ customer: aCustomer({ legalName, email: own }) })
      const before = mailsOf(target).length
      const outcome = await completed(target, body, headers)
      if (outcome.kind !== 'allowed') return outcome
      await until('the mail', async () => mailsOf(target).length > before, { within: 15_000 }).catch(() => undefined)
      const wrong = mailsOf(target).map(headersOf).find(isTampered(own))
      return wrong === undefined ? allowed : broken(`headers: ${wrong}`)
    },
  }))
}

/** The name appears before the sender's address. A refused name has no mail to send. */
async function addTaxpayer({ attacker }: Target, ruc: string, name: string): Promise<void> {
  const headers = { ...attacker.testHeaders, 'x-taxpayer-ruc': ruc }
  const created = await ask(attacker.fixture, 'POST', '/taxpayers', { body: { ruc, name, address: 'Quito' }, headers })
  if (created.status === 400) return
  const { key, certificate } = makeCertificate({ key: attacker.identity.key, extensions: { [registryOid]: utf8(ruc) } })
  const file = makePkcs12({ bags: [{ key }, { certificate }], password: 'self-made', iterations: 1 })
  const body = { file: file.toString('base64'), password: 'self-made' }
  must(201, await ask(attacker.fixture, 'POST', '/v1/developer/certificate', { body, headers }))
}

/** Company numbers with valid check digits; in the sandbox anyone may add any. */
function rucOf(n: number): string {
  for (let number = 100_000 + n * 100; ; number += 1) {
    const digits = `179${number}`
    const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * Number('432765432'[place]), 0)
    const check = (11 - (sum % 11)) % 11
    if (check < 10) return `${digits}${check}001`
  }
}

function isTampered(own: string) {
  return (headers: string): boolean => {
    const field = (name: string) => new RegExp(`^${name}:(.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(headers)?.[1] ?? ''
    const addresses = [...`${field('From')} ${field('To')} ${field('Reply-To')}`.matchAll(/[^\s<>,"]+@[^\s<>,"]+/g)]
    const strange = addresses.some(([address]) => address !== own && !address.endsWith('@example.com'))
    return strange || /^(bcc|cc):/im.test(headers)
  }
}

async function completed({ baseUrl }: Target, body: object, headers: Record<string, string>): Promise<Outcome> {
  const issued = await sendHttp(baseUrl, { method: 'POST', path: '/v1/developer/invoices', headers, body })
  if (issued.status !== 202) return judge(issued, { refused: [400] })
  const path = `/v1/developer/receipts/${issued.body.data.id}`
  const state = await until(
    'the receipt to be COMPLETED',
    async () => {
      const { body: seen } = await sendHttp(baseUrl, { method: 'GET', path, headers })
      return ['COMPLETED', 'REJECTED', 'ERROR'].includes(seen?.data?.status) ? seen.data.status : undefined
    },
    { within: 20_000, every: 100 },
  )
  return state === 'COMPLETED' ? allowed : broken(`became ${state}`)
}

function mailsOf({ system }: Target): string[] {
  const folder = system.mailFolder ?? ''
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  return files.map((name) => readFileSync(join(folder, name), 'latin1'))
}

function headersOf(mail: string): string {
  return mail.slice(0, mail.indexOf('\r\n\r\n'))
}
