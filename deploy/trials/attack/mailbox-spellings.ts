import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '@etax/testkit'
import { broken, type Outcome, refused } from './attempt.ts'
import { sendHttp } from './http.ts'
import type { AttackClass, Target } from './target.ts'

/** Mails that one mailbox may get at once, however its address is written. */
const MAX_MAILS = 3

/** The limit counts the mailbox in all spellings, and invalid addresses get nothing. */
export const mailboxSpellings: AttackClass = {
  name: 'mailbox spellings',
  async attempts(target) {
    return WRITINGS.map(([what, write], n) => ({
      what: `mails to one mailbox by ${what}`,
      act: () => flood(target, write, `flood${n}`),
    }))
  },
}

type Write = (local: string, domain: string) => string[]

const eachLetter = (text: string, write: (letter: string) => string) =>
  [...text].map((letter, at) => `${text.slice(0, at)}${write(letter)}${text.slice(at + 1)}`)
const fullWidth = (letter: string) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)
const circled = (letter: string) =>
  /[a-z]/.test(letter) ? String.fromCodePoint(0x24d0 + letter.charCodeAt(0) - 97) : letter
const inBoth =
  (write: (letter: string) => string): Write =>
  (local, domain) => [
    ...eachLetter(local, write).map((one) => `${one}@${domain}`),
    ...eachLetter(domain, write).map((one) => `${local}@${one}`),
  ]

const WRITINGS: readonly (readonly [string, Write])[] = [
  ['upper case', inBoth((letter) => letter.toUpperCase())],
  ['full-width letters', inBoth(fullWidth)],
  ['circled letters', inBoth(circled)],
  ['zero-width characters', inBoth((letter) => `${letter}\u200b`)],
  ['soft hyphens', inBoth((letter) => `${letter}\u00ad`)],
  ['other points', (local, domain) => ['。', '．', '｡'].map((point) => `${local}@${domain.replace('.', point)}`)],
  ['a point at the end', (local, domain) => [`${local}@${domain}.`, `${local}.@${domain}.`, `${local}@${domain}。`]],
]

async function flood(target: Target, write: Write, local: string): Promise<Outcome> {
  const address = `${local}@post.example`
  const emails = [address, ...write(local, 'post.example')]
  for (const email of [...emails, ...emails]) await signUp(target, email)
  const last = `last-${local}@post.example`
  await signUp(target, last)
  await until('the last mail', async () => addressees(target).includes(last), { within: 15_000 })
  const spellings = new Set(emails.map((email) => email.toLowerCase()))
  const mails = addressees(target).filter((to) => spellings.has(to) || to === address)
  return mails.length <= MAX_MAILS ? refused : broken(`${mails.length} mails: ${[...new Set(mails)].join(', ')}`)
}

function signUp({ baseUrl }: Target, email: string) {
  const body = { email, workspaceName: 'Andina' }
  return sendHttp(baseUrl, { method: 'POST', path: '/account/sign-up', body })
}

function addressees({ system }: Target): string[] {
  const folder = system.mailFolder ?? ''
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  const headers = files.map((name) => readFileSync(join(folder, name), 'utf8').split('\r\n\r\n', 1)[0] ?? '')
  return headers.flatMap((text) => /^To:\s*<?([^\s>]+)/im.exec(text)?.[1]?.toLowerCase() ?? [])
}
