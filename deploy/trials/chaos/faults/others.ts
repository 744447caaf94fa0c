import type { Fault as AuthorityFault } from '../../harness/simulated-authority.ts'
import { RUCS } from '../tenants.ts'
import type { Fault } from './fault.ts'

const AUTHORITY: AuthorityFault[] = [
  { name: 'down' },
  { name: 'slow', seconds: 2 },
  { name: 'hang', times: 20 },
  { name: 'reset-before' },
  { name: 'reset-after' },
  { name: 'html-502' },
  { name: 'soap-fault' },
  { name: 'empty' },
  { name: 'internal-error', operation: 'send' },
  { name: 'in-process', operation: 'send', polls: 3 },
  { name: 'not-found', operation: 'send', polls: 2 },
  { name: 'several-attempts', operation: 'send' },
  { name: 'unknown-state', operation: 'send', polls: 1 },
]

export const authority: Fault = {
  name: 'authority',
  async begin(cluster, random) {
    const fault = random.pick(AUTHORITY)
    await cluster.authority.setFault(fault)
    return {
      detail: fault.name,
      seconds: 5 + random.below(15),
      heal: () => cluster.authority.setFault({ name: 'none' }),
    }
  },
}

const UNREADABLE = ['html-200', 'fault-200', 'fault-named', 'other-key', 'truncated', 'huge', 'soap-fault'] as const

/** One taxpayer's documents get unreadable answers; other taxpayers do not wait for them. */
export const unreadableAnswers: Fault = {
  name: 'unreadable-answers',
  async begin(cluster, random) {
    const ruc = random.pick(RUCS)
    const name = random.pick(UNREADABLE)
    await cluster.authority.setFault({ name, ruc })
    return {
      detail: `${name} for ${ruc}`,
      seconds: 5 + random.below(15),
      heal: () => cluster.authority.setFault({ name: 'none' }),
    }
  },
}

export const mail: Fault = {
  name: 'mail',
  async begin(cluster, random) {
    const trouble = random.pick(['busy', 'greylist', 'silent', 'lost', 'lost'] as const)
    cluster.mail.set(trouble)
    return { detail: trouble, seconds: 5 + random.below(10), heal: async () => cluster.mail.set('none') }
  },
}

export const webhooks: Fault = {
  name: 'webhooks',
  async begin({ receivers }, random) {
    const trouble = random.pick(['slow', 'failing', 'closing', 'half'] as const)
    receivers.set(trouble)
    return { detail: trouble, seconds: 5 + random.below(10), heal: async () => receivers.set('none') }
  },
}
