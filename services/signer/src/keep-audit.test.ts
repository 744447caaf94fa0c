import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import type { Anchor, AuditEntry, Batch } from './domain/audit.ts'
import { readPublishedHeads } from './domain/published-heads.ts'
import { keepAudit } from './keep-audit.ts'
import { settingWrappingKey } from './outbound/file-wrapping-key.ts'
import { verifyAudit } from './verify-audit.ts'

const entry = (accessKey: string): AuditEntry => ({
  at: '2026-11-21T14:00:00.000Z',
  action: 'signed',
  workspaceId: 'w',
  ruc: '1790011674001',
  accessKey,
  certificate: 'c',
  detail: 'd',
  caller: 'issuance',
})

const wrappingKey = settingWrappingKey(`1 ${Buffer.alloc(32, 1).toString('base64')}`)

function aStore() {
  const batches: Batch[] = []
  const fail = { next: false, with: Object.assign(new Error('down'), { code: 'ECONNREFUSED' }) as Error }
  const last = (chain: string) => batches.filter((batch) => batch.chain === chain).at(-1) as Batch
  const chains = () => [...new Set(batches.map(({ chain }) => chain))]
  return {
    batches,
    fail,
    async insert(batch: Batch) {
      if (fail.next) {
        fail.next = false
        throw fail.with
      }
      batches.push(structuredClone(batch))
    },
    async heads(): Promise<Anchor[]> {
      return chains()
        .map(last)
        .map(({ chain, number, hash }) => ({ chain, number, hash }))
    },
    async survey() {
      const anchors = batches.flatMap((batch) => batch.anchors)
      return { chains: [...new Set([...chains(), ...anchors.map(({ chain }) => chain)])], anchors }
    },
    async *batchesOf(chain: string) {
      yield* batches.filter((batch) => batch.chain === chain).sort((a, b) => a.number - b.number)
    },
  }
}

function auditOf(store: ReturnType<typeof aStore>, name: string) {
  let chains = 0
  return keepAudit({
    store,
    wrappingKey,
    newSecret: () => randomBytes(32),
    now: () => new Date('2026-11-21T14:00:00Z'),
    newChain: () => `${name}${++chains}`,
    sealed: () => {},
  })
}

const examine = (store: ReturnType<typeof aStore>, published?: readonly Anchor[]) =>
  verifyAudit({ store: { survey: store.survey, batches: store.batchesOf }, wrappingKey })(published)

async function aTrail() {
  const store = aStore()
  for (const name of ['first-', 'second-']) {
    const audit = await auditOf(store, name)
    for (const key of ['1', '2', '3']) await Promise.all([audit(entry(key)), audit(entry(`${key}b`))])
  }
  return store
}

test('entries that arrive together are one batch, and the chains hold', async () => {
  const store = await aTrail()
  const report = await examine(store)

  expect(store.batches.map(({ entries }) => entries.length)).toEqual([0, 2, 2, 2, 0, 2, 2, 2])
  expect(report).toMatchObject({ chains: 2, entries: 12, findings: [] })
  expect(report.heads.map(({ number }) => number)).toEqual([3, 3])
})

test.each<[string, (batches: Batch[]) => void]>([
  ['an entry changed', (batches) => void (batches[2] as Batch).entries.splice(0, 1, entry('other'))],
  ['an entry removed', (batches) => void (batches[2] as Batch).entries.pop()],
  ['a batch removed', (batches) => void batches.splice(2, 1)],
  ['the end of an earlier chain cut off', (batches) => void batches.splice(3, 1)],
  ['a whole earlier chain removed', (batches) => void batches.splice(0, 4)],
  [
    'the times of sealing changed',
    (batches) => void Object.assign(batches[5] as Batch, { sealedAt: '2020-01-01T00:00:00.000Z' }),
  ],
  ['what it saw of earlier chains changed', (batches) => void Object.assign(batches[4] as Batch, { anchors: [] })],
  [
    'two batches exchanged',
    (batches) => {
      const [a, b] = [batches[1] as Batch, batches[2] as Batch]
      ;[a.number, b.number] = [b.number, a.number]
    },
  ],
])('%s is found', async (_, tamper) => {
  const store = await aTrail()
  tamper(store.batches)

  expect((await examine(store)).findings).not.toEqual([])
})

test('without audit no result is returned, and the next entries start a new chain', async () => {
  const store = aStore()
  const audit = await auditOf(store, 'a-')
  await audit(entry('1'))

  store.fail.next = true
  await expect(audit(entry('2'))).rejects.toMatchObject({ kind: 'unavailable', code: 'SGN_20016' })
  await audit(entry('3'))

  expect(store.batches.map(({ chain, number }) => `${chain} ${number}`)).toEqual(['a-1 0', 'a-1 1', 'a-2 0', 'a-2 1'])
  expect((await examine(store)).findings).toEqual([])
})

test('an audit that fails through a defect is not called unavailable', async () => {
  const store = aStore()
  const audit = await auditOf(store, 'a-')
  store.fail.with = new TypeError('a defect')
  store.fail.next = true

  await expect(audit(entry('1'))).rejects.toBe(store.fail.with)
})

/** A forger with database access but without wrapping key writes hashes of version 1. */
function hashOf({ chain, number, previous, sealedAt, anchors, entries }: Omit<Batch, 'hash'>): string {
  const anchorValues = anchors.map((anchor) => [anchor.chain, anchor.number, anchor.hash])
  const values = entries.map((e) => [e.at, e.action, e.workspaceId, e.ruc, e.accessKey, e.certificate, e.detail])
  const content = JSON.stringify([chain, number, previous, sealedAt, anchorValues, values])
  return createHash('sha256').update(content).digest('hex')
}

function rewrite(batches: Batch[], version: 1 | 2 = 2): void {
  let previous = batches[0]?.previous ?? ''
  for (const batch of batches) {
    Object.assign(batch, { version, previous, key: version === 1 ? null : batch.key })
    batch.hash = hashOf(batch)
    previous = batch.hash
  }
}

function unkeyedChain(chain: string, anchors: Anchor[], keys: string[]): Batch[] {
  const batches = [[], ...keys.map((key) => [entry(key)])].map((entries, number): Batch => {
    const sealedAt = '2026-11-01T14:00:00.000Z'
    const rest = { chain, number, previous: '', sealedAt, anchors: number === 0 ? anchors : [], entries }
    return { version: 1, ...rest, key: null, hash: '' }
  })
  rewrite(batches, 1)
  return batches
}

const headOf = (batches: Batch[]): Anchor => {
  const { chain, number, hash } = batches.at(-1) as Batch
  return { chain, number, hash }
}

test('the end of the newest chain written anew, with all hashes recomputed, is found', async () => {
  const store = await aTrail()
  const tail = store.batches.slice(6)
  ;(tail[0] as Batch).entries = [entry('forged')]
  rewrite(tail)

  expect((await examine(store)).findings).not.toEqual([])
})

test('a whole chain written anew under a key of one’s own is found', async () => {
  const store = await aTrail()
  const newest = store.batches.slice(4)
  const elsewhere = await wrappingKey.wrap(Buffer.alloc(32, 7), Buffer.from('another context'))
  Object.assign(newest[0] as Batch, { key: elsewhere })

  expect((await examine(store)).findings.join()).toContain('does not open')
})

test('the newest chain written anew as one of the time before keys is found', async () => {
  const store = await aTrail()
  const newest = store.batches.slice(4)
  ;(newest[1] as Batch).entries = [entry('forged')]
  rewrite(newest, 1)

  expect((await examine(store)).findings).toEqual([
    'second-1 batch 0: it has no key, and no chain with one has seen it',
  ])
})

test('chains of the time before keys stay verifiable, as far as chains with keys have seen them', async () => {
  const store = aStore()
  const oldest = unkeyedChain('oldest', [], ['1', '2'])
  const old = unkeyedChain('old', [headOf(oldest)], ['3'])
  store.batches.push(...oldest, ...old)
  store.heads = async () => [headOf(old)]
  await auditOf(store, 'keyed-')

  expect(await examine(store)).toMatchObject({ chains: 3, unkeyed: 2, entries: 3, findings: [] })

  Object.assign((oldest[1] as Batch).entries[0] as AuditEntry, { ruc: '0992877878001' })
  rewrite(oldest, 1)
  expect((await examine(store)).findings).toEqual([
    'oldest batch 2: a later chain saw another one',
    'oldest batch 0: it has no key, and no chain with one has seen it',
  ])
})

test('an entry added to a chain of the time before keys is found', async () => {
  const store = aStore()
  const old = unkeyedChain('old', [], ['1', '2'])
  store.batches.push(...old.slice(0, 2))
  await auditOf(store, 'keyed-')
  store.batches.push(old[2] as Batch)

  expect((await examine(store)).findings).toEqual(['old batch 2: it has no key, and no chain with one has seen it'])
})

const logged = (head: Anchor): string => JSON.stringify({ level: 'info', ...head, msg: 'audit sealed' })

/** Writes what pino-pretty writes, in colours and with other lines between. */
function pretty(head: Anchor | undefined, prefix: string, between = ''): string {
  const { chain, number, hash } = head ?? { chain: '', number: 0, hash: '' }
  const lines = [
    '[14:15:30.987] \u001b[32mINFO\u001b[39m (signer): \u001b[36maudit sealed\u001b[39m',
    `    \u001b[35mchain\u001b[39m: "${chain}"`,
    `    \u001b[35mnumber\u001b[39m: ${number}`,
    `    \u001b[35mhash\u001b[39m: "${hash}"`,
  ].map((line) => `${prefix}${line}`)
  return [...lines.slice(0, 3), between, ...lines.slice(3)].join('\n')
}

describe('published heads', () => {
  test.each<[string, (heads: Anchor[]) => string]>([
    ['an answer of verify-audit', (heads) => JSON.stringify({ chains: 2, heads }, null, 2)],
    [
      'a log of the signer',
      (heads) =>
        ['plain text', ...heads.map((head) => JSON.stringify({ level: 30, ...head, msg: 'audit sealed' })), ''].join(
          '\n',
        ),
    ],
    ['a file of heads', (heads) => heads.map((head) => JSON.stringify({ time: '2026-11-21', ...head })).join('\n')],
    ['what `docker compose logs` shows', (heads) => heads.map((head) => `signer-1  | ${logged(head)}`).join('\n')],
    [
      'a pod’s log',
      (heads) => heads.map((head) => `[pod/signer-7d/signer] 2026-11-21T10:00:00Z ${logged(head)}`).join('\n'),
    ],
    [
      'Docker’s own file',
      (heads) => heads.map((head) => JSON.stringify({ log: `${logged(head)}\n`, stream: 'stdout' })).join('\n'),
    ],
    ['what pino-pretty made of it', (heads) => heads.map((head) => pretty(head, '')).join('\n')],
    ['that of several containers', (heads) => pretty(heads[0], 'signer-1  | ', pretty(heads[1], 'signer-2  | '))],
  ])('of %s show that the end was cut off', async (_, publish) => {
    const store = await aTrail()
    const published = readPublishedHeads(publish((await examine(store)).heads))

    expect(await examine(store, published)).toMatchObject({ published: 2, findings: [] })
    store.batches.pop()
    expect(await examine(store)).toMatchObject({ findings: [], notSeen: expect.stringContaining('--heads FILE') })
    expect((await examine(store, published)).notSeen).toBeNull()
    expect((await examine(store, published)).findings).toEqual(['second-1 batch 3: another one was published'])
  })

  test('show that a whole audit was removed', async () => {
    const store = await aTrail()
    const { heads } = await examine(store)
    store.batches.length = 0

    expect((await examine(store, heads)).findings).toHaveLength(2)
  })
})
