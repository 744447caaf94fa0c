import type { Envelope } from '@etax/contracts'
import type { NextDue } from '@etax/durable-work'
import type { Answer, Authorization } from '../../../../services/authority-connector/src/domain/answer.ts'
import type { Conversation } from '../../../../services/authority-connector/src/domain/conversation.ts'
import type { AddOptions, NextAction } from '../../../../services/authority-connector/src/ports.ts'
import type { OutboxAction, Receipt } from '../../../../services/issuance/src/domain/receipt.ts'
import { freesQuota } from '../../../../services/issuance/src/domain/state-machine.ts'
import { progress } from '../../../../services/issuance/src/outbound/mongo-receipts.ts'
import type { Change } from '../../../../services/issuance/src/ports.ts'
import type { Weakening } from './weakening.ts'
import { type ConversationRow, costing, type Held, may, type PortCall, type World } from './world.ts'

/** One way a call may end: the world it leaves, and what the caller is told. */
export interface Ending {
  label: string
  world: World
  value?: unknown
  outage?: true
}

/** All the ways in which a call of a port may end; those that are nobody's wish cost a fault. */
export function endingsOf(world: World, { port, args }: PortCall, weakened: Weakening | null): Ending[] {
  switch (port) {
    case 'load':
      return [{ label: port, world, value: world.receipts[args[0] as string] ?? null }]
    case 'save':
      return withOutage(world, port, saved(world, args[0] as Change, weakened))
    case 'takeQuotaAgain':
      return withOutage(world, port, saved(world, args[0] as Change, weakened))
    case 'complete':
      return withOutage(world, port, completed(world, args[0] as Completed))
    case 'releaseQuota':
      return withOutage(world, port, quotaReleased(world, args[0] as Receipt))
    case 'holdQuota':
      return withOutage(world, port, quotaHeld(world, args[0] as Receipt))
    case 'sign':
      return signed(world, args[0] as Receipt)
    case 'publish':
      return withOutage(world, port, published(world, args[0] as Envelope))
    case 'find':
      return [{ label: port, world, value: world.conversations[args[0] as string]?.conversation ?? null }]
    case 'add':
      return withOutage(world, port, added(world, args[0] as Conversation, args[1] as AddOptions))
    case 'saveConversation':
      return withOutage(
        world,
        port,
        conversationSaved(world, args[0] as string, args[1] as Conversation, args[2] as NextAction),
      )
    case 'reopen':
      return withOutage(world, port, reopened(world, args[0] as Conversation))
    case 'setAttempt':
      return withOutage(world, port, attemptSet(world, args[0] as string, args[1] as number))
    case 'call':
      return called(world, args[0] as Conversation, weakened)
    default:
      throw new Error(`a port the model does not know: ${port}`)
  }
}

interface Completed {
  id: string
  attempt: number
  actions: readonly OutboxAction[]
}

type Effect = Omit<Ending, 'label'>

/** A database or a broker may be away before it has done it, or after. */
function withOutage(world: World, label: string, done: Effect): Ending[] {
  const endings: Ending[] = [{ label, ...done }]
  if (!may(world, 'outage')) return endings
  endings.push({ label: `${label}: outage before`, world: costing(world), outage: true })
  endings.push({ label: `${label}: outage after`, world: costing(done.world), outage: true })
  return endings
}

function withReceipt(world: World, receipt: Receipt): World {
  return { ...world, receipts: { ...world.receipts, [receipt._id]: receipt } }
}

function saved(world: World, { from, to, xml }: Change, weakened: Weakening | null): Effect {
  const stored = world.receipts[to._id]
  if (stored === undefined) return { world, value: false }
  if (stored.version !== from && weakened !== 'save under any version') return { world, value: false }
  const receipt = { ...stored, ...progress(to), ...(xml === undefined ? {} : { xml }) }
  return { world: breakingPath(withReceipt(world, receipt), stored, receipt), value: true }
}

const PATHS: Record<Receipt['status'], readonly Receipt['status'][]> = {
  DRAFT: ['RECEIVED_AUTHORITY', 'AUTHORIZED', 'REJECTED', 'RETURNED', 'ERROR'],
  RECEIVED_AUTHORITY: ['AUTHORIZED', 'REJECTED', 'RETURNED', 'ERROR'],
  AUTHORIZED: ['COMPLETED', 'ERROR'],
  ERROR: ['DRAFT', 'RECEIVED_AUTHORITY', 'AUTHORIZED', 'COMPLETED', 'REJECTED', 'RETURNED'],
  COMPLETED: [],
  REJECTED: [],
  RETURNED: [],
}

/** I7: a path of the documented machine, one version after the other. */
function breakingPath(world: World, before: Receipt, after: Receipt): World {
  if (after.version <= before.version) return { ...world, broken: 'I7: a version that does not increase' }
  if (after.status === before.status || PATHS[before.status].includes(after.status)) return world
  return { ...world, broken: `I7: ${before.status} became ${after.status}` }
}

/** As the database does it: what a later attempt asks for anew is left. */
function completed(world: World, { id, attempt, actions }: Completed): Effect {
  const stored = world.receipts[id]
  if (stored === undefined) return { world }
  const ofOneAttempt: readonly OutboxAction[] = ['receipt.failed', 'release-quota']
  const done = stored.attempt === attempt ? actions : actions.filter((one) => !ofOneAttempt.includes(one))
  const outbox = stored.outbox.filter((action) => !done.includes(action))
  return { world: withReceipt(world, { ...stored, outbox }), value: null }
}

function quotaReleased(world: World, { _id, attempt }: Receipt): Effect {
  const stored = world.receipts[_id]
  if (stored === undefined || !stored.quotaHeld) return { world, value: null }
  if (stored.attempt !== attempt || !freesQuota(stored)) return { world, value: null }
  return { world: withReceipt(world, { ...stored, quotaHeld: false, version: stored.version + 1 }), value: null }
}

function quotaHeld(world: World, { _id }: Receipt): Effect {
  const stored = world.receipts[_id]
  if (stored === undefined || stored.quotaHeld || ['REJECTED', 'RETURNED'].includes(stored.status)) return { world }
  return { world: withReceipt(world, { ...stored, quotaHeld: true, version: stored.version + 1 }) }
}

/** Signing again gives other bytes. */
function signed(world: World, { _id, xml }: Receipt): Ending[] {
  const times = world.signatures[_id] ?? 0
  const signatures = { ...world.signatures, [_id]: Math.min(times + 1, 3) }
  const value = `${xml.replace(/<signature>.*/, '')}<signature>${times}</signature>`
  const endings: Ending[] = [{ label: 'sign', world: { ...world, signatures }, value }]
  if (may(world, 'outage')) endings.push({ label: 'sign: outage', world: costing(world), outage: true })
  return endings
}

/** Confirmed by the broker: it is in the queues, once, however often it is published. */
function published(world: World, message: Envelope): Effect {
  const queue = queueOf(message.type)
  if (queue === null) {
    if (world.announced.includes(message.id)) return { world }
    return { world: { ...world, announced: [...world.announced, message.id].toSorted() } }
  }
  return { world: { ...world, messages: { ...world.messages, [`${queue} ${message.id}`]: message } } }
}

function queueOf(type: string): 'connector' | 'issuance' | 'renderer' | null {
  if (type === 'authority.submit') return 'connector'
  if (type === 'receipt.authorized') return 'renderer'
  return type.startsWith('authority.') || type === 'receipt.rendered' ? 'issuance' : null
}

function withRow(world: World, row: ConversationRow): World {
  return { ...world, conversations: { ...world.conversations, [row.conversation.receiptId]: row } }
}

function dueOf(world: World, { inMs, lease = '' }: NextDue): ConversationRow['due'] {
  return { at: world.now + inMs, lease }
}

function added(world: World, conversation: Conversation, { due }: AddOptions): Effect {
  if (world.conversations[conversation.receiptId] !== undefined) return { world, value: 'exists' }
  const action = conversation.conclusion === null ? conversation.step : 'announce'
  return { world: withRow(world, { conversation, action, due: due && dueOf(world, due) }), value: 'added' }
}

function conversationSaved(
  world: World,
  lease: string,
  conversation: Conversation,
  { action, due }: NextAction,
): Effect {
  const stored = world.conversations[conversation.receiptId]
  if (stored === undefined) return { world, value: false }
  const isOurs = stored.due !== null && stored.due.lease === lease && lease !== ''
  if (!isOurs) return { world, value: false }
  const { attempt } = stored.conversation
  const isOver = conversation.conclusion !== null && conversation.conclusion.kind !== 'unreachable'
  const row = {
    // What is concluded keeps no document.
    conversation: { ...conversation, attempt, xml: isOver ? '' : conversation.xml },
    action,
    due: due && dueOf(world, due),
  }
  return { world: withRow(world, row), value: true }
}

function reopened(world: World, conversation: Conversation): Effect {
  const stored = world.conversations[conversation.receiptId]
  if (stored === undefined || stored.conversation.conclusion?.kind !== 'unreachable') return { world, value: false }
  if (stored.due !== null && stored.due.lease !== '') return { world, value: false }
  const attempt = Math.max(stored.conversation.attempt, conversation.attempt)
  const due = dueOf(world, { inMs: 0 })
  return {
    world: withRow(world, { conversation: { ...conversation, attempt }, action: conversation.step, due }),
    value: true,
  }
}

function attemptSet(world: World, receiptId: string, attempt: number): Effect {
  const stored = world.conversations[receiptId]
  if (stored === undefined) return { world }
  const latest = Math.max(stored.conversation.attempt, attempt)
  return { world: withRow(world, { ...stored, conversation: { ...stored.conversation, attempt: latest } }) }
}

function called(world: World, conversation: Conversation, weakened: Weakening | null): Ending[] {
  const answered = conversation.step === 'send' ? sent(world, conversation) : asked(world, conversation)
  if (!may(world, 'lost')) return answered
  const arrived = weakened === 'believe that nothing arrived' ? 'no' : 'maybe'
  const lost = (label: string, after: World, how: 'no' | 'maybe'): Ending => {
    const value: Answer = { kind: 'no-answer', reason: 'ECONNRESET', arrived: how }
    return { label: `${conversation.step}: ${label}`, world: costing(after), value }
  }
  return [
    ...answered,
    lost('refused', world, 'no'),
    lost('lost on the way there', world, 'maybe'),
    ...answered.map(({ label, world: after }) => lost(`${label}, lost on the way back`, after, arrived)),
  ].filter((ending) => ending.world.faults >= 0)
}

const NOTHING: Held = { xml: null, verdict: null, saidKnown: false }

/** I4 and I5 are the authority's to see. */
function sent(world: World, { accessKey, xml }: Conversation): Ending[] {
  const held = world.authority[accessKey] ?? NOTHING
  if (held.saidKnown) return [{ label: 'send', world: { ...world, broken: 'I5: sent, though the authority has it' } }]
  if (held.xml !== null && held.xml !== xml) {
    return [{ label: 'send', world: { ...world, broken: 'I4: other bytes under one access key' } }]
  }
  const says = (label: string, state: string, code: string | null, next: Held, cost = 0): Ending => ({
    label: `send: ${label}`,
    world: { ...world, authority: { ...world.authority, [accessKey]: next }, faults: world.faults - cost },
    value: { kind: 'reception', state, messages: code === null ? [] : [messageOf(code)] } satisfies Answer,
  })
  const has: Held = { ...held, xml, saidKnown: true }
  if (held.xml !== null) {
    const code = held.verdict === null ? '70' : '43'
    return [says(code, 'DEVUELTA', code, has)]
  }
  const odd = may(world, 'odd') ? [says('50', 'DEVUELTA', '50', held, 1), says('70', 'DEVUELTA', '70', has, 1)] : []
  return [says('RECIBIDA', 'RECIBIDA', null, has), says('35', 'DEVUELTA', '35', held), ...odd]
}

function messageOf(code: string) {
  return { type: 'ERROR' as const, code, message: 'M', additionalInfo: null }
}

function asked(world: World, { accessKey }: Conversation): Ending[] {
  const held = world.authority[accessKey] ?? NOTHING
  const says = (label: string, found: readonly Authorization[], next: Held, cost = 0): Ending => ({
    label: `ask: ${label}`,
    world: { ...world, authority: { ...world.authority, [accessKey]: next }, faults: world.faults - cost },
    value: { kind: 'authorization', found: [...found] } satisfies Answer,
  })
  const nothing = { ...held, saidKnown: false }
  if (held.xml === null) return [says('nothing', [], nothing)]
  const listed = (state: string) => [authorizationOf(accessKey, state, held.xml)]
  if (held.verdict !== null) return [says(held.verdict, listed(held.verdict), held)]
  return [
    says('AUTORIZADO', listed('AUTORIZADO'), { ...held, verdict: 'AUTORIZADO' }),
    says('NO AUTORIZADO', listed('NO AUTORIZADO'), { ...held, verdict: 'NO AUTORIZADO' }),
    says('EN PROCESO', listed('EN PROCESO'), held),
    // It shows late what it has.
    ...(may(world, 'odd') ? [says('nothing yet', [], nothing, 1)] : []),
  ]
}

function authorizationOf(accessKey: string, state: string, document: string | null): Authorization {
  return { state, number: accessKey, at: null, environment: 'PRUEBAS', document, messages: [] }
}
