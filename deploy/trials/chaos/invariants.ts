import { violationsOf } from '../../../services/authority-connector/src/simulator/call-log.ts'
import type { Evidence, StoredReceipt } from './evidence.ts'
import type { ClientCall, ReceiptChange, TakenMail } from './history.ts'

export interface Checked {
  id: string
  promise: string
  /** Number of checked things: zero proves nothing. */
  looked: number
  breaches: string[]
}

const FINAL = ['COMPLETED', 'REJECTED', 'RETURNED', 'ERROR']
const NEVER_LEFT = ['COMPLETED', 'REJECTED', 'RETURNED']
const MAX_ATTEMPTS = 8
/** Time until an answered mail is stored as sent, on an overloaded machine. */
const STORED_WITHIN_MS = 5_000

/** Allowed next states. A failed receipt may continue by a retry. */
const NEXT: Record<string, readonly string[]> = {
  DRAFT: ['RECEIVED_AUTHORITY', 'AUTHORIZED', 'COMPLETED', 'REJECTED', 'RETURNED', 'ERROR'],
  RECEIVED_AUTHORITY: ['AUTHORIZED', 'COMPLETED', 'REJECTED', 'RETURNED', 'ERROR'],
  AUTHORIZED: ['COMPLETED', 'ERROR'],
  ERROR: ['DRAFT', 'RECEIVED_AUTHORITY', 'AUTHORIZED', 'COMPLETED', 'REJECTED', 'RETURNED'],
  COMPLETED: [],
  REJECTED: ['RECEIVED_AUTHORITY', 'AUTHORIZED', 'COMPLETED'],
  RETURNED: ['RECEIVED_AUTHORITY', 'AUTHORIZED', 'COMPLETED'],
}

type Check = (evidence: Evidence) => Omit<Checked, 'id' | 'promise'>

const CHECKS: Record<string, { promise: string; check: Check }> = {
  I1: { promise: 'every accepted document is there, and its receipt is final', check: acceptedAreFinal },
  I2: { promise: 'one reference, one receipt', check: oneReceiptEach },
  I3: { promise: 'numbers and access keys are unique, and no number is left out', check: numbersAreUnique },
  I4: { promise: 'the authority gets the same bytes under one access key', check: sameBytes },
  I5: { promise: 'no document is sent again that the authority has', check: consultedBeforeResent },
  I6: { promise: 'exactly the documents that the authority authorized are AUTHORIZED', check: verdictsAreTheirs },
  I7: { promise: 'versions grow, states follow the state machine, final states stay', check: historiesArePaths },
  I8: { promise: 'every event is delivered, with one id, the same bytes and a signature', check: eventsAreDelivered },
  I9: { promise: 'the used quota is the number of receipts that hold quota', check: quotaIsHeld },
  I10: { promise: 'no caller gets another’s receipt', check: tenantsAreApart },
  I11: { promise: 'no log holds a key or a password', check: logsAreClean },
  I12: { promise: 'a mail is sent once, unless the server’s answer was lost', check: mailsGoOnce },
  I13: { promise: 'a failed call gets 503 or 429 with Retry-After, and no other 5xx', check: failuresSayWhen },
}

export function checkAll(evidence: Evidence): Checked[] {
  return Object.entries(CHECKS).map(([id, { promise, check }]) => ({ id, promise, ...check(evidence) }))
}

export function lostIn(evidence: Pick<Evidence, 'calls' | 'receipts' | 'changes' | 'deletions'>): string[] {
  const stored = new Set(evidence.receipts.map(({ id }) => id))
  const purged = purgedIn(evidence)
  return [...acceptedIds(evidence.calls)].filter((id) => !stored.has(id) && !purged.has(id))
}

/** Ten minutes after its last change; one clock may be five minutes ahead and another five behind. */
const KEPT_FOR_MS = 290_000

export function purgedIn({ changes, deletions }: Pick<Evidence, 'changes' | 'deletions'>): Map<string, ReceiptChange> {
  const reached = new Map<string, ReceiptChange>()
  for (const change of changes) if (reached.get(change.id)?.status !== change.status) reached.set(change.id, change)
  const purged = deletions.flatMap(({ id, at }) => {
    const last = reached.get(id)
    const wasDue = last?.mode === 'test' && FINAL.includes(last.status) && at - last.at >= KEPT_FOR_MS
    return wasDue ? [[id, last] as const] : []
  })
  return new Map(purged)
}

function acceptedIds(calls: Evidence['calls']): Set<string> {
  return new Set(calls.flatMap(({ status, receiptId }) => (status < 300 && receiptId !== undefined ? [receiptId] : [])))
}

function acceptedAreFinal(evidence: Evidence) {
  const unfinished = evidence.receipts.filter(({ status }) => !FINAL.includes(status))
  const still = unfinished.map(({ id, status }) => `${id} is still ${status}`)
  return {
    looked: acceptedIds(evidence.calls).size,
    breaches: [...lostIn(evidence).map((id) => `lost: ${id}`), ...still],
  }
}

function oneReceiptEach({ calls, receipts }: Evidence) {
  const answersByReference = groups(
    calls.filter(({ receiptId }) => receiptId !== undefined),
    ({ reference }) => reference,
  )
  const answers = [...answersByReference].flatMap(([reference, some]) => {
    const ids = new Set(some.map(({ receiptId }) => receiptId))
    return ids.size > 1 ? [`${reference} was answered with ${[...ids].join(' and ')}`] : []
  })
  const stored = groups(
    receipts.filter(({ reference }) => reference !== null),
    ({ reference }) => `${reference}`,
  )
  const doubled = [...stored].flatMap(([reference, some]) =>
    some.length > 1 ? [`${some.length} of ${reference}`] : [],
  )
  return { looked: answersByReference.size, breaches: [...answers, ...doubled] }
}

function numbersAreUnique({ receipts, ...rest }: Evidence) {
  const keys = doubled(receipts, ({ workspaceId, mode, accessKey }) => `${workspaceId} ${mode} ${accessKey}`)
  // Numbers of orders, pre-built documents and imports. A document returned at reception has none.
  const holding = receipts.filter(({ status }) => status !== 'RETURNED')
  const numbers = doubled(holding, ({ series, sequential }) => `${series} ${sequential}`)
  // Callers choose the numbers of pre-built XML, and may skip some.
  const isOurs = ({ ownXml }: { ownXml: boolean }) => !ownXml
  const all = [...receipts, ...purgedIn(rest).values()]
  const skipping = new Set(all.flatMap(({ ownXml, series }) => (ownXml ? [series] : [])))
  const numbered = all.filter((one) => isOurs(one) && !skipping.has(one.series))
  const gaps = [...groups(numbered, ({ series }) => series)].flatMap(([series, some]) => {
    const missing = gapsIn(some.map(({ sequential }) => Number(sequential)))
    return missing === 0 ? [] : [`${missing} numbers of ${series} are left out`]
  })
  return { looked: receipts.length, breaches: [...keys, ...numbers, ...gaps] }
}

function gapsIn(sequentials: readonly number[]): number {
  return Math.max(...sequentials) - Math.min(...sequentials) + 1 - new Set(sequentials).size
}

function sameBytes({ authorityCalls }: Evidence) {
  const breaches = violationsOf(authorityCalls).filter((violation) => violation.startsWith('other bytes'))
  return { looked: authorityCalls.filter(({ operation }) => operation === 'send').length, breaches }
}

function consultedBeforeResent({ authorityCalls }: Evidence) {
  const breaches = violationsOf(authorityCalls).filter((violation) => !violation.startsWith('other bytes'))
  return { looked: authorityCalls.filter(({ operation }) => operation === 'send').length, breaches }
}

function verdictsAreTheirs({ receipts, verdicts }: Evidence) {
  const byKey = new Map(verdicts.map((verdict) => [verdict.accessKey, verdict]))
  const judged = receipts.filter(({ toServer, status }) => toServer && status !== 'ERROR')
  const breaches = judged.flatMap((receipt) => {
    const wrong = againstVerdict(receipt, byKey.get(receipt.accessKey))
    return wrong === undefined ? [] : [`${receipt.id} ${wrong}`]
  })
  return { looked: judged.length, breaches }
}

function againstVerdict(receipt: StoredReceipt, verdict: Evidence['verdicts'][number] | undefined): string | undefined {
  const isAuthorized = verdict?.state === 'AUTORIZADO'
  const { authorization, status } = receipt
  if (authorization === null)
    return isAuthorized && FINAL.includes(status) ? `is ${status}, and authorized there` : undefined
  if (!isAuthorized) return `is authorized, and there ${verdict?.state ?? 'nothing is known of it'}`
  if (authorization.number !== receipt.accessKey) return `has another authorization number: ${authorization.number}`
  if (authorization.at !== verdict.at) return `has another date than there: ${authorization.at}, ${verdict.at}`
  return authorization.digest === verdict.digest ? undefined : 'has another document than there'
}

function historiesArePaths({ changes, receipts }: Evidence) {
  const seen = [...groups(changes, ({ id }) => id)].flatMap(([id, some]) => brokenSteps(id, some))
  const written = receipts.flatMap(({ id, timeline }) =>
    brokenSteps(
      id,
      timeline.map((status, version) => ({ id, status, version })),
    ),
  )
  return { looked: changes.length + receipts.length, breaches: [...seen, ...written] }
}

function brokenSteps(id: string, steps: readonly Pick<ReceiptChange, 'version' | 'status'>[]): string[] {
  return steps.slice(1).flatMap((step, n) => {
    const before = steps[n]
    if (before === undefined) return []
    if (step.version < before.version) return [`${id} went from version ${before.version} to ${step.version}`]
    if (step.status === before.status) return []
    const allowed = NEXT[before.status]?.includes(step.status) === true
    return allowed ? [] : [`${id} went from ${before.status} to ${step.status}`]
  })
}

function eventsAreDelivered({ receipts, webhooks, deliveries }: Evidence) {
  const unsigned = webhooks.filter(({ signed }) => !signed).map(({ id }) => `${id} was not signed`)
  const changed = [...groups(webhooks, ({ id, endpoint }) => `${endpoint} ${id}`)].flatMap(([event, some]) =>
    new Set(some.map(({ digest }) => digest)).size > 1 ? [`${event} came with other bytes`] : [],
  )
  const took = new Set(webhooks.filter((one) => one.took).map(({ receiptId, type }) => `${receiptId} ${what(type)}`))
  const failed = new Set(
    deliveries.filter(({ status }) => status === 'failed').map(({ receiptId, type }) => `${receiptId} ${what(type)}`),
  )
  const statuses = new Map(deliveries.map(({ receiptId, type, status }) => [`${receiptId} ${what(type)}`, status]))
  const due = receipts.flatMap(({ id, status }) => (NEVER_LEFT.includes(status) ? [`${id} ${EVENTS[status]}`] : []))
  const missing = due
    .filter((event) => !took.has(event) && !failed.has(event))
    .map((event) => `nobody was told: ${event} (${statuses.get(event) ?? 'no delivery'})`)
  const tooOften = deliveries.filter(({ made }) => made > MAX_ATTEMPTS).map(({ receiptId }) => `${receiptId} too often`)
  return { looked: due.length, breaches: [...unsigned, ...changed, ...missing, ...tooOften] }
}

const EVENTS: Record<string, string> = { COMPLETED: 'completed', REJECTED: 'rejected', RETURNED: 'rejected' }

/** `invoice.completed` is about a completion. */
function what(type: string): string {
  return type.split('.')[1] ?? type
}

function quotaIsHeld({ receipts, usage }: Evidence) {
  const held = groups(
    receipts.filter(({ quotaHeld }) => quotaHeld),
    ({ workspaceId, mode, period }) => [workspaceId, mode, period].join('|'),
  )
  const periods = usage.filter(({ id }) => id.split('|').length === 3)
  const breaches = periods.flatMap(({ id, used }) => {
    const count = held.get(id)?.length ?? 0
    return used === count ? [] : [`${id}: ${used} used, ${count} held`]
  })
  return { looked: periods.length, breaches }
}

function tenantsAreApart({ calls, receipts }: Evidence) {
  const owners = new Map(receipts.map(({ id, workspaceId, mode }) => [id, `${workspaceId} ${mode}`]))
  const answers = calls.filter(({ receiptId }) => receiptId !== undefined && owners.has(receiptId))
  const breaches = answers.flatMap(({ receiptId = '', workspaceId, mode }) =>
    owners.get(receiptId) === `${workspaceId} ${mode}` ? [] : [`${receiptId} was told to ${workspaceId}`],
  )
  return { looked: answers.length, breaches }
}

function logsAreClean({ leaks }: Evidence) {
  return { looked: 1, breaches: leaks.map((name) => `${name} holds a secret`) }
}

/**
 * A mail may come again after a lost answer, or when the process with the answer ended or stood still before storing
 * it: then only the mail server knows.
 */
/** Faults that can lose an answer. */
const CUTTING = ['cuts', 'resets']

function mailsGoOnce({ mails, faults }: Evidence) {
  const interrupted = faults.filter(
    ({ name, detail }) => detail.includes('notifier') || (CUTTING.includes(name) && detail.includes('mail')),
  )
  const isUnknown = ({ answered, at }: TakenMail) =>
    !answered || interrupted.some(({ from, healed }) => at >= from - STORED_WITHIN_MS && at <= healed)
  const byId = groups(mails, ({ id, to }) => `${id} ${to.join(',')}`)
  const breaches = [...byId].flatMap(([id, some]) => {
    const firstCertain = some.findIndex((mail) => !isUnknown(mail))
    const times = some.map(
      ({ at, answered }) => `${new Date(at).toISOString()} ${answered ? 'answered' : 'unanswered'}`,
    )
    return firstCertain >= 0 && firstCertain < some.length - 1
      ? [`${id} came ${some.length} times: ${times.join(', ')}`]
      : []
  })
  return { looked: byId.size, breaches }
}

function failuresSayWhen({ calls }: Evidence) {
  const breaches = unexpectedIn(calls).map(({ what, reference, status, code = '' }) =>
    [`${what} ${reference} was answered ${status}`, code, 'without a Retry-After'].join(' '),
  )
  return { looked: calls.length, breaches }
}

/** A failure that says neither that it is temporary nor when to retry. */
export function unexpectedIn(calls: readonly ClientCall[]): ClientCall[] {
  const isToCome = ({ status }: ClientCall) => status === 503 || status === 429
  const hasFailed = ({ status }: ClientCall) => status >= 500 || status === 429
  return calls.filter((call) => hasFailed(call) && !(isToCome(call) && Number(call.retryAfter) > 0))
}

function doubled<Thing>(items: readonly Thing[], keyOf: (item: Thing) => string): string[] {
  return [...groups(items, keyOf)].flatMap(([key, some]) => (some.length > 1 ? [`${some.length} times ${key}`] : []))
}

function groups<Thing>(items: readonly Thing[], keyOf: (item: Thing) => string): Map<string, Thing[]> {
  const byKey = new Map<string, Thing[]>()
  for (const item of items) {
    const some = byKey.get(keyOf(item))
    if (some === undefined) byKey.set(keyOf(item), [item])
    else some.push(item)
  }
  return byKey
}
