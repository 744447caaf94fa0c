import type { Envelope } from '@etax/contracts'
import type { NextDue } from '@etax/durable-work'
import type { Answer, Authorization } from '../../../../services/authority-connector/src/domain/answer.ts'
import type { Conversation } from '../../../../services/authority-connector/src/domain/conversation.ts'
import type { AddOptions, NextAction } from '../../../../services/authority-connector/src/ports.ts'
import type { OutboxAction, Receipt } from '../../../../services/issuance/src/domain/receipt.ts'
import { freesQuota } from '../../../../services/issuance/src/domain/state-machine.ts'
import { progress } from '../../../../services/issuance/src/outbound/mongo-receipts.ts'
import type { Change } from '../../../../services/issuance/src/ports.ts'
import {
  type AuthorityRecord,
  type ConversationRow,
  costing,
  may,
  type PortCall,
  type SystemState,
} from './system-state.ts'
import type { Weakening } from './weakening.ts'

/** One possible end of a call: the next system state, and the caller's result. */
export interface Ending {
  label: string
  system: SystemState
  value?: unknown
  outage?: true
}

/** All possible ends of a port's call; failures cost a fault. */
export function endingsOf(system: SystemState, { port, args }: PortCall, weakened: Weakening | null): Ending[] {
  switch (port) {
    case 'load':
      return [{ label: port, system, value: system.receipts[args[0] as string] ?? null }]
    case 'save':
      return withOutage(system, port, saved(system, args[0] as Change, weakened))
    case 'takeQuotaAgain':
      return withOutage(system, port, saved(system, args[0] as Change, weakened))
    case 'complete':
      return withOutage(system, port, completed(system, args[0] as Completed))
    case 'releaseQuota':
      return withOutage(system, port, quotaReleased(system, args[0] as Receipt))
    case 'holdQuota':
      return withOutage(system, port, quotaHeld(system, args[0] as Receipt))
    case 'sign':
      return signed(system, args[0] as Receipt)
    case 'publish':
      return withOutage(system, port, published(system, args[0] as Envelope))
    case 'find':
      return [{ label: port, system, value: system.conversations[args[0] as string]?.conversation ?? null }]
    case 'add':
      return withOutage(system, port, added(system, args[0] as Conversation, args[1] as AddOptions))
    case 'saveConversation':
      return withOutage(
        system,
        port,
        conversationSaved(system, args[0] as string, args[1] as Conversation, args[2] as NextAction),
      )
    case 'reopen':
      return withOutage(system, port, reopened(system, args[0] as Conversation))
    case 'setAttempt':
      return withOutage(system, port, attemptSet(system, args[0] as string, args[1] as number))
    case 'call':
      return called(system, args[0] as Conversation, weakened)
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

/** A database or broker may fail before or after the effect. */
function withOutage(system: SystemState, label: string, done: Effect): Ending[] {
  const endings: Ending[] = [{ label, ...done }]
  if (!may(system, 'outage')) return endings
  endings.push({ label: `${label}: outage before`, system: costing(system), outage: true })
  endings.push({ label: `${label}: outage after`, system: costing(done.system), outage: true })
  return endings
}

function withReceipt(system: SystemState, receipt: Receipt): SystemState {
  return { ...system, receipts: { ...system.receipts, [receipt._id]: receipt } }
}

function saved(system: SystemState, { from, to, xml }: Change, weakened: Weakening | null): Effect {
  const stored = system.receipts[to._id]
  if (stored === undefined) return { system, value: false }
  if (stored.version !== from && weakened !== 'save under any version') return { system, value: false }
  const receipt = { ...stored, ...progress(to), ...(xml === undefined ? {} : { xml }) }
  return { system: breakingPath(withReceipt(system, receipt), stored, receipt), value: true }
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

/** I7: a path of the documented machine, one version after another. */
function breakingPath(system: SystemState, before: Receipt, after: Receipt): SystemState {
  if (after.version <= before.version) return { ...system, broken: 'I7: a version that does not increase' }
  if (after.status === before.status || PATHS[before.status].includes(after.status)) return system
  return { ...system, broken: `I7: ${before.status} became ${after.status}` }
}

/** Does what the database does: keeps the actions that a later attempt requests again. */
function completed(system: SystemState, { id, attempt, actions }: Completed): Effect {
  const stored = system.receipts[id]
  if (stored === undefined) return { system }
  const ofOneAttempt: readonly OutboxAction[] = ['receipt.failed', 'release-quota']
  const done = stored.attempt === attempt ? actions : actions.filter((one) => !ofOneAttempt.includes(one))
  const outbox = stored.outbox.filter((action) => !done.includes(action))
  return { system: withReceipt(system, { ...stored, outbox }), value: null }
}

function quotaReleased(system: SystemState, { _id, attempt }: Receipt): Effect {
  const stored = system.receipts[_id]
  if (stored === undefined || !stored.quotaHeld) return { system, value: null }
  if (stored.attempt !== attempt || !freesQuota(stored)) return { system, value: null }
  return { system: withReceipt(system, { ...stored, quotaHeld: false, version: stored.version + 1 }), value: null }
}

function quotaHeld(system: SystemState, { _id }: Receipt): Effect {
  const stored = system.receipts[_id]
  if (stored === undefined || stored.quotaHeld || ['REJECTED', 'RETURNED'].includes(stored.status)) return { system }
  return { system: withReceipt(system, { ...stored, quotaHeld: true, version: stored.version + 1 }) }
}

/** A new signature has other bytes. */
function signed(system: SystemState, { _id, xml }: Receipt): Ending[] {
  const times = system.signatures[_id] ?? 0
  const signatures = { ...system.signatures, [_id]: Math.min(times + 1, 3) }
  const value = `${xml.replace(/<signature>.*/, '')}<signature>${times}</signature>`
  const endings: Ending[] = [{ label: 'sign', system: { ...system, signatures }, value }]
  if (may(system, 'outage')) endings.push({ label: 'sign: outage', system: costing(system), outage: true })
  return endings
}

/** Confirmed by the broker: queued once, however often published. */
function published(system: SystemState, message: Envelope): Effect {
  const queue = queueOf(message.type)
  if (queue === null) {
    if (system.announced.includes(message.id)) return { system }
    return { system: { ...system, announced: [...system.announced, message.id].toSorted() } }
  }
  return { system: { ...system, messages: { ...system.messages, [`${queue} ${message.id}`]: message } } }
}

function queueOf(type: string): 'connector' | 'issuance' | 'renderer' | null {
  if (type === 'authority.submit') return 'connector'
  if (type === 'receipt.authorized') return 'renderer'
  return type.startsWith('authority.') || type === 'receipt.rendered' ? 'issuance' : null
}

function withRow(system: SystemState, row: ConversationRow): SystemState {
  return { ...system, conversations: { ...system.conversations, [row.conversation.receiptId]: row } }
}

function dueOf(system: SystemState, { inMs, lease = '' }: NextDue): ConversationRow['due'] {
  return { at: system.now + inMs, lease }
}

function added(system: SystemState, conversation: Conversation, { due }: AddOptions): Effect {
  if (system.conversations[conversation.receiptId] !== undefined) return { system, value: 'exists' }
  const action = conversation.conclusion === null ? conversation.step : 'announce'
  return { system: withRow(system, { conversation, action, due: due && dueOf(system, due) }), value: 'added' }
}

function conversationSaved(
  system: SystemState,
  lease: string,
  conversation: Conversation,
  { action, due }: NextAction,
): Effect {
  const stored = system.conversations[conversation.receiptId]
  if (stored === undefined) return { system, value: false }
  const isOurs = stored.due !== null && stored.due.lease === lease && lease !== ''
  if (!isOurs) return { system, value: false }
  const { attempt } = stored.conversation
  const isOver = conversation.conclusion !== null && conversation.conclusion.kind !== 'unreachable'
  const row = {
    // A concluded conversation keeps no document.
    conversation: { ...conversation, attempt, xml: isOver ? '' : conversation.xml },
    action,
    due: due && dueOf(system, due),
  }
  return { system: withRow(system, row), value: true }
}

function reopened(system: SystemState, conversation: Conversation): Effect {
  const stored = system.conversations[conversation.receiptId]
  if (stored === undefined || stored.conversation.conclusion?.kind !== 'unreachable') return { system, value: false }
  if (stored.due !== null && stored.due.lease !== '') return { system, value: false }
  const attempt = Math.max(stored.conversation.attempt, conversation.attempt)
  const due = dueOf(system, { inMs: 0 })
  return {
    system: withRow(system, { conversation: { ...conversation, attempt }, action: conversation.step, due }),
    value: true,
  }
}

function attemptSet(system: SystemState, receiptId: string, attempt: number): Effect {
  const stored = system.conversations[receiptId]
  if (stored === undefined) return { system }
  const latest = Math.max(stored.conversation.attempt, attempt)
  return { system: withRow(system, { ...stored, conversation: { ...stored.conversation, attempt: latest } }) }
}

function called(system: SystemState, conversation: Conversation, weakened: Weakening | null): Ending[] {
  const endings =
    conversation.step === 'send' ? endingsOfSend(system, conversation) : endingsOfQuery(system, conversation)
  if (!may(system, 'lost')) return endings
  const arrived = weakened === 'believe that nothing arrived' ? 'no' : 'maybe'
  const lost = (label: string, after: SystemState, how: 'no' | 'maybe'): Ending => {
    const value: Answer = { kind: 'no-answer', reason: 'ECONNRESET', arrived: how }
    return { label: `${conversation.step}: ${label}`, system: costing(after), value }
  }
  return [
    ...endings,
    lost('refused', system, 'no'),
    lost('lost on the way there', system, 'maybe'),
    ...endings.map(({ label, system: after }) => lost(`${label}, lost on the way back`, after, arrived)),
  ].filter((ending) => ending.system.faults >= 0)
}

const NOTHING: AuthorityRecord = { xml: null, verdict: null, confirmed: false }

/** The authority observes I4 and I5. */
function endingsOfSend(system: SystemState, { accessKey, xml }: Conversation): Ending[] {
  const held = system.authority[accessKey] ?? NOTHING
  if (held.confirmed) return [{ label: 'send', system: { ...system, broken: 'I5: sent, though the authority has it' } }]
  if (held.xml !== null && held.xml !== xml) {
    return [{ label: 'send', system: { ...system, broken: 'I4: other bytes under one access key' } }]
  }
  const says = (label: string, state: string, code: string | null, next: AuthorityRecord, cost = 0): Ending => ({
    label: `send: ${label}`,
    system: { ...system, authority: { ...system.authority, [accessKey]: next }, faults: system.faults - cost },
    value: { kind: 'reception', state, messages: code === null ? [] : [messageOf(code)] } satisfies Answer,
  })
  const has: AuthorityRecord = { ...held, xml, confirmed: true }
  if (held.xml !== null) {
    const code = held.verdict === null ? '70' : '43'
    return [says(code, 'DEVUELTA', code, has)]
  }
  const oddEndings = may(system, 'odd')
    ? [says('50', 'DEVUELTA', '50', held, 1), says('70', 'DEVUELTA', '70', has, 1)]
    : []
  return [says('RECIBIDA', 'RECIBIDA', null, has), says('35', 'DEVUELTA', '35', held), ...oddEndings]
}

function messageOf(code: string) {
  return { type: 'ERROR' as const, code, message: 'M', additionalInfo: null }
}

function endingsOfQuery(system: SystemState, { accessKey }: Conversation): Ending[] {
  const held = system.authority[accessKey] ?? NOTHING
  const says = (label: string, authorizations: readonly Authorization[], next: AuthorityRecord, cost = 0): Ending => ({
    label: `ask: ${label}`,
    system: { ...system, authority: { ...system.authority, [accessKey]: next }, faults: system.faults - cost },
    value: { kind: 'authorization', authorizations: [...authorizations] } satisfies Answer,
  })
  const nothing = { ...held, confirmed: false }
  if (held.xml === null) return [says('nothing', [], nothing)]
  const listed = (state: string) => [authorizationOf(accessKey, state, held.xml)]
  if (held.verdict !== null) return [says(held.verdict, listed(held.verdict), held)]
  return [
    says('AUTORIZADO', listed('AUTORIZADO'), { ...held, verdict: 'AUTORIZADO' }),
    says('NO AUTORIZADO', listed('NO AUTORIZADO'), { ...held, verdict: 'NO AUTORIZADO' }),
    says('EN PROCESO', listed('EN PROCESO'), held),
    // It reports a document late.
    ...(may(system, 'odd') ? [says('nothing yet', [], nothing, 1)] : []),
  ]
}

function authorizationOf(accessKey: string, state: string, document: string | null): Authorization {
  return { state, number: accessKey, at: null, environment: 'PRUEBAS', document, messages: [] }
}
