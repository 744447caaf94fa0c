import { expect, test } from '@jest/globals'
import type { Anchor, AuditEntry, Batch } from './domain/audit.ts'
import { keepAudit } from './keep-audit.ts'
import { verifyAudit } from './verify-audit.ts'

const entry = (accessKey: string): AuditEntry => ({
  at: '2026-11-21T14:00:00.000Z',
  action: 'signed',
  workspaceId: 'w',
  ruc: '1790011674001',
  accessKey,
  certificate: 'c',
  detail: 'd',
})

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
    now: () => new Date('2026-11-21T14:00:00Z'),
    newChain: () => `${name}${++chains}`,
    sealed: () => {},
  })
}

const examine = (store: ReturnType<typeof aStore>) =>
  verifyAudit({ store: { survey: store.survey, batches: store.batchesOf } })()

/** Two processes, one after the other, three batches each and the beginnings. */
async function aTrail() {
  const store = aStore()
  for (const name of ['first-', 'second-']) {
    const audit = auditOf(store, name)
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

test('when the audit cannot be written nothing is let out, and the next entries start a chain of their own', async () => {
  const store = aStore()
  const audit = auditOf(store, 'a-')
  await audit(entry('1'))

  store.fail.next = true
  await expect(audit(entry('2'))).rejects.toMatchObject({ kind: 'unavailable', code: 'SGN_20016' })
  await audit(entry('3'))

  expect(store.batches.map(({ chain, number }) => `${chain} ${number}`)).toEqual(['a-1 0', 'a-1 1', 'a-2 0', 'a-2 1'])
  expect((await examine(store)).findings).toEqual([])
})

test('an audit that fails through a defect is not called unavailable', async () => {
  const store = aStore()
  const audit = auditOf(store, 'a-')
  store.fail.with = new TypeError('a defect')
  store.fail.next = true

  await expect(audit(entry('1'))).rejects.toBe(store.fail.with)
})
