import { type AnyDeclaredError, kernelErrors, type Params } from '@etax/kernel'
import { expect, test } from '@jest/globals'
import { gatewayErrors } from './gateway-errors.ts'
import { platformErrors } from './platform-errors.ts'
import { signerErrors } from './signer-errors.ts'

const errors: AnyDeclaredError[] = [gatewayErrors, platformErrors, signerErrors, kernelErrors].flatMap((table) =>
  Object.values<AnyDeclaredError>(table),
)

const document = {
  what: 'document',
  documentType: 'CREDIT_NOTE',
  ruc: '1790012345001',
  series: '001-002',
  issuer: 'Comercial Andina',
  recipients: ['compras@example.com'],
  issueDate: '2026-11-21',
  customer: { legalName: 'María Peña', identification: '1710034065' },
  lines: ['2 x Café'],
  lineCount: 3,
  total: '9.43',
  warnings: [{ en: 'Look twice.', es: 'Mire dos veces.' }],
}

const samples: Readonly<Record<string, readonly Params[]>> = {
  ACS_10001: [{ as: 'header' }, { as: 'bearer' }],
  ACS_10002: [{ reason: 'unknown' }, { reason: 'not-bearer' }, { reason: 'two-keys' }],
  ACS_10008: [{ scope: 'records' }, { scope: 'keys', giving: true }],
  REQ_10032: [{ versions: ['2026-11-27', '2027-03-01'] }],
  REQ_10001: [
    { reason: 'body' },
    { reason: 'member-name' },
    { reason: 'broken', line: 2, column: 7 },
    { reason: 'ends-early', line: 2 },
    { reason: 'order', line: 2 },
    { reason: 'orders', count: 20 },
  ],
  REQ_10002: [
    { reason: 'charset', charset: 'latin1' },
    { reason: 'packed', encoding: 'gzip' },
    { reason: 'type', sent: 'text/plain', taken: ['application/json', 'text/xml'] },
    { reason: 'type', taken: ['text/csv'] },
    { reason: 'not-lines', taken: 'application/x-ndjson' },
  ],
  REQ_10003: [
    { what: 'body', bytes: 2 * 1024 * 1024 },
    { what: 'file', bytes: 65_536 },
    { what: 'xml', bytes: 1024 * 1024 },
    { what: 'field', field: 'password', bytes: 16_384 },
  ],
  REQ_10004: [{}, { method: 'POST', taken: ['GET', 'DELETE'] }],
  REQ_10009: [{ names: ['countries', 'iva-rates'] }],
  REQ_10005: [
    { reason: 'request' },
    { reason: 'headers' },
    { reason: 'timeout' },
    { reason: 'percent' },
    { reason: 'address' },
    { reason: 'many-fields' },
    { reason: 'form' },
    { reason: 'messages', count: 11, most: 10 },
  ],
  REQ_10007: [{ reason: 'beginning' }, { reason: 'utf-16' }],
  REQ_10008: [{}, { field: 'password' }],
  RCP_10001: [{ id: '01935a2e-7c1f-7abc-8def-0123456789ab' }],
  RCP_10002: [{}, { status: 'DRAFT' }, { status: 'REJECTED' }, { status: 'ERROR' }],
  RCP_10003: [{}, { status: 'RETURNED' }, { status: 'ERROR' }],
  SUB_12051: [
    { plan: 'entry', resource: 'customers', most: 20, used: 20, adding: 1 },
    { plan: 'entry', resource: 'emission-points', most: 20, used: 18, adding: 4 },
  ],
  AGT_10001: [
    { toAgreeTo: document, confirmLive: 'a.b.c' },
    { toAgreeTo: { ...document, lineCount: 1 }, confirmLive: 'a.b.c' },
    {
      toAgreeTo: { ...document, what: 'number', number: '001-002-000000007' },
      confirmLive: 'a.b.c',
    },
  ],
  AGT_10002: [{ rucs: [] }, { rucs: ['1790012345001', '1790085783001'] }],
  AGT_10003: [{ code: 'VAL_99999' }],
  SGN_10012: [
    { what: 'time' },
    { what: 'all-iterations' },
    { what: 'scrypt' },
    { what: 'iterations', asked: 200_000, most: 100_000 },
  ],
  SGN_20001: [{ of: 'request' }, { of: 'field' }],
  SGN_20002: [{}, { line: 3 }],
  SGN_20005: [{ reason: 'root' }, { reason: 'first-block' }, { reason: 'field-twice' }],
  SGN_20006: [{}, { instead: 'authorize-signed' }],
  SGN_20013: [
    { form: 'escaped-namespace' },
    { form: 'not-canonical' },
    { form: 'root-attributes' },
    { form: 'instruction-behind-root' },
    { form: 'no-end-tag' },
    { form: 'many-attributes' },
    { form: 'many-namespaces' },
  ],
}

const ENGLISH = new Set(
  'the is are was were of must not and it its has have had with from this that these by or an to which there cannot'.split(
    ' ',
  ),
)

function englishIn(text: string): string[] {
  return [...text.toLowerCase().matchAll(/\p{L}+/gu)].map(([word]) => word).filter((word) => ENGLISH.has(word))
}

test.each(errors.map((error) => [error.code, error] as const))('%s is said in both languages', (code, error) => {
  const { en, es } = error.texts ?? {}
  const hasFacts = en !== undefined && 'say' in en
  const facts = [undefined, ...(samples[code] ?? [])]
  const sentences = (language: 'en' | 'es') => facts.map((params) => error.say(params, language) ?? '')

  expect(hasFacts).toBe(samples[code] !== undefined)
  for (const texts of [en, es]) expect(texts?.cause && texts.remedy).toMatch(/\S/)
  for (const sentence of [...sentences('en'), ...sentences('es')])
    expect(sentence).toMatch(/^(?!.*(undefined|\[object)).+/)
  expect([...sentences('es'), es?.cause ?? '', es?.remedy ?? ''].flatMap(englishIn)).toEqual([])
})
