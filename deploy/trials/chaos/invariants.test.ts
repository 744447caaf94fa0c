import { expect, test } from '@jest/globals'
import type { Evidence, StoredReceipt } from './evidence.ts'
import type { ClientCall, ReceivedWebhook, TakenMail } from './history.ts'
import { checkAll, lostIn } from './invariants.ts'

const KEY = '1'.repeat(49)

const receipt: StoredReceipt = {
  id: 'r1',
  workspaceId: 'w1',
  mode: 'live',
  ruc: '1790011674001',
  documentType: 'INVOICE',
  series: 'w1|live|001|001',
  sequential: '000000001',
  accessKey: KEY,
  reference: 'w1|ref-1',
  status: 'COMPLETED',
  version: 5,
  timeline: ['DRAFT', 'RECEIVED_AUTHORITY', 'AUTHORIZED', 'COMPLETED'],
  ownXml: false,
  quotaHeld: true,
  period: '2026-11',
  digest: 'd1',
  recipients: [],
  toServer: true,
  createdAt: 1,
  authorization: { number: KEY, at: 'today', digest: 'd1' },
}

const call: ClientCall = {
  kind: 'call',
  at: 1,
  ms: 5,
  tenant: 't',
  workspaceId: 'w1',
  mode: 'live',
  what: 'invoices',
  reference: 'ref-1',
  attempt: 1,
  status: 202,
  receiptId: 'r1',
  accessKey: KEY,
}

const failure: ClientCall = {
  kind: 'call',
  at: 1,
  ms: 5,
  tenant: 't',
  workspaceId: 'w1',
  mode: 'live',
  what: 'invoices',
  reference: 'ref-1',
  attempt: 1,
  status: 503,
}

const webhook: ReceivedWebhook = {
  at: 1,
  endpoint: 'e',
  id: 'event',
  digest: 'd',
  signed: true,
  took: true,
  type: 'invoice.completed',
  receiptId: 'r1',
}

const mail: TakenMail = { at: 1, to: ['a@example.com'], id: '<m@example.com>', digest: 'd', answered: true }

const send = (answer: string, digest = 'd1') => ({ at: '', operation: 'send' as const, accessKey: KEY, digest, answer })

const change = { id: 'r1', mode: 'live', at: 1, series: 'w1|live|001|001', sequential: '000000001', ownXml: false }

const well: Evidence = {
  calls: [call],
  faults: [],
  changes: [
    { ...change, version: 1, status: 'DRAFT' },
    { ...change, version: 2, status: 'RECEIVED_AUTHORITY' },
  ],
  deletions: [],
  receipts: [receipt],
  authorityCalls: [send('RECIBIDA')],
  verdicts: [{ accessKey: KEY, state: 'AUTORIZADO', at: 'today', digest: 'd1' }],
  mails: [mail],
  webhooks: [webhook],
  deliveries: [],
  usage: [{ id: 'w1|live|2026-11', used: 1 }],
  leaks: [],
}

const broken = (evidence: Evidence) =>
  checkAll(evidence).flatMap(({ id, breaches }) => (breaches.length > 0 ? [id] : []))

test('a good run breaks no promise, and every promise checked something', () => {
  const checked = checkAll(well)

  expect(checked.flatMap(({ breaches }) => breaches)).toEqual([])
  expect(checked.every(({ looked }) => looked > 0)).toBe(true)
})

const other = { ...receipt, id: 'r2', reference: 'w1|ref-2', sequential: '000000002', accessKey: '2'.repeat(49) }
const unsent = { ...other, toServer: false, quotaHeld: false }

test.each<[string, Partial<Evidence>, string[]]>([
  ['a receipt that was accepted and is not there', { receipts: [] }, ['I1', 'I9']],
  ['one that is not final', { receipts: [{ ...receipt, status: 'AUTHORIZED' }] }, ['I1']],
  [
    'two answers to one reference',
    {
      calls: [call, { ...call, attempt: 2, receiptId: 'r2' }],
      receipts: [receipt, unsent],
      webhooks: [webhook, { ...webhook, receiptId: 'r2', id: 'event-2' }],
    },
    ['I2'],
  ],
  [
    'two receipts of one reference',
    {
      receipts: [receipt, { ...unsent, reference: receipt.reference }],
      webhooks: [webhook, { ...webhook, receiptId: 'r2', id: 'event-2' }],
    },
    ['I2'],
  ],
  [
    'two receipts of one number',
    {
      receipts: [receipt, { ...unsent, sequential: receipt.sequential }],
      webhooks: [webhook, { ...webhook, receiptId: 'r2', id: 'event-2' }],
    },
    ['I3'],
  ],
  [
    'a document of the caller’s own with the number of an order',
    {
      receipts: [receipt, { ...unsent, ownXml: true, sequential: receipt.sequential }],
      webhooks: [webhook, { ...webhook, receiptId: 'r2', id: 'event-2' }],
    },
    ['I3'],
  ],
  [
    'a number left out',
    {
      receipts: [receipt, { ...unsent, sequential: '000000003' }],
      webhooks: [webhook, { ...webhook, receiptId: 'r2', id: 'event-2' }],
    },
    ['I3'],
  ],
  ['other bytes under one key', { authorityCalls: [send('html-502'), send('RECIBIDA', 'd2')] }, ['I4']],
  ['sent again without asking', { authorityCalls: [send('RECIBIDA'), send('RECIBIDA')] }, ['I5']],
  [
    'authorized here and refused there',
    { verdicts: [{ accessKey: KEY, state: 'NO AUTORIZADO', at: 'today', digest: 'd1' }] },
    ['I6'],
  ],
  [
    'refused here and authorized there',
    {
      receipts: [{ ...receipt, status: 'REJECTED', timeline: ['DRAFT', 'REJECTED'], authorization: null }],
      webhooks: [{ ...webhook, type: 'invoice.rejected' }],
    },
    ['I6'],
  ],
  [
    'another document than the authority has',
    { receipts: [{ ...receipt, authorization: { number: KEY, at: 'today', digest: 'd2' } }] },
    ['I6'],
  ],
  [
    'another date than the authority gave',
    { receipts: [{ ...receipt, authorization: { number: KEY, at: 'then', digest: 'd1' } }] },
    ['I6'],
  ],
  [
    'a version that falls',
    {
      changes: [
        { ...change, version: 2, status: 'DRAFT' },
        { ...change, version: 1, status: 'DRAFT' },
      ],
    },
    ['I7'],
  ],
  [
    'a final state that changes',
    {
      changes: [
        { ...change, version: 2, status: 'COMPLETED' },
        { ...change, version: 3, status: 'REJECTED' },
      ],
    },
    ['I7'],
  ],
  ['a history that is no path', { receipts: [{ ...receipt, timeline: ['AUTHORIZED', 'DRAFT', 'COMPLETED'] }] }, ['I7']],
  ['an event that nobody took', { webhooks: [{ ...webhook, took: false }] }, ['I8']],
  ['one event with two bodies', { webhooks: [webhook, { ...webhook, digest: 'other' }] }, ['I8']],
  ['a webhook without a signature', { webhooks: [{ ...webhook, signed: false }] }, ['I8']],
  [
    'too many attempts',
    { deliveries: [{ receiptId: 'r1', endpoint: 'e', type: 'invoice.completed', status: 'failed', made: 9 }] },
    ['I8'],
  ],
  ['quota that nobody holds', { usage: [{ id: 'w1|live|2026-11', used: 2 }] }, ['I9']],
  ['a receipt told to somebody else', { calls: [{ ...call, workspaceId: 'w2' }] }, ['I10']],
  ['a key in a log', { leaks: ['signer-0.log'] }, ['I11']],
  ['a mail twice', { mails: [mail, mail] }, ['I12']],
  ['a failure that does not say when to come again', { calls: [call, { ...failure, status: 503 }] }, ['I13']],
  ['a failure that is not one of those that pass', { calls: [call, { ...failure, status: 500 }] }, ['I13']],
])('%s is a breach', (_, change, ids) => {
  expect(broken({ ...well, ...change })).toEqual(ids)
})

test('a failure with a time to retry breaks nothing', () => {
  const calls = [call, { ...failure, status: 503, retryAfter: '1' }, { ...failure, status: 429, retryAfter: '2' }]

  expect(broken({ ...well, calls })).toEqual([])
})

test('a mail whose answer was lost may come again', () => {
  expect(broken({ ...well, mails: [{ ...mail, answered: false }, mail] })).toEqual([])
})

test('a mail may come again where its sender was killed before it could store that it was taken', () => {
  const kill = { kind: 'fault' as const, name: 'kill', detail: 'notifier-0', from: 100, healed: 2_000 }
  const mails = [
    { ...mail, at: 90 },
    { ...mail, at: 9_000 },
  ]

  expect(broken({ ...well, mails, faults: [kill] })).toEqual([])
  expect(broken({ ...well, mails, faults: [{ ...kill, detail: 'renderer-0' }] })).toEqual(['I12'])
})

test('an endpoint that fails eight times may miss the event', () => {
  const failed = { receiptId: 'r1', endpoint: 'e', type: 'invoice.completed', status: 'failed', made: 8 }

  expect(broken({ ...well, webhooks: [], deliveries: [failed] })).toEqual([])
})

test('an accepted receipt that is missing is lost', () => {
  expect(lostIn({ ...well, receipts: [] })).toEqual(['r1'])
})

test('a final sandbox receipt that was deleted ten minutes later is not lost, and leaves no number out', () => {
  const final = { ...change, mode: 'test', version: 5, status: 'COMPLETED' }
  const at = (ms: number) => ({ ...well, changes: [final], deletions: [{ id: 'r1', at: ms }], receipts: [] })
  const [before, after] = ['000000000', '000000002'].map((sequential) => ({ ...receipt, id: sequential, sequential }))

  expect(lostIn(at(600_000))).toEqual([])
  expect(lostIn(at(60_000))).toEqual(['r1'])
  expect(lostIn({ ...at(600_000), changes: [{ ...final, mode: 'live' }] })).toEqual(['r1'])
  expect(lostIn({ ...at(600_000), changes: [{ ...final, status: 'DRAFT' }] })).toEqual(['r1'])
  const numbers = checkAll({ ...at(600_000), receipts: [before, after] as StoredReceipt[] }).find(
    ({ id }) => id === 'I3',
  )
  expect(numbers?.breaches.filter((breach) => breach.includes('left out'))).toEqual([])
})
