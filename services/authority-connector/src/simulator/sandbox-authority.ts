import { sandboxTime } from '../domain/conversation.ts'
import { sandboxPlan } from '../domain/plan.ts'
import type { Authority, Conversations } from '../ports.ts'
import type { InspectInSandbox } from './inspection-threads.ts'
import { sandboxAnswers } from './sandbox.ts'

const MAX_PARALLEL = 50

/** Answers conversations that wait: SIM-DELAY, SIM-DOWN. */
export function sandboxAuthority(
  conversations: Pick<Conversations, 'findNumberHolder'>,
  inspect: InspectInSandbox,
  pace: number,
  clock: () => Date,
): Authority {
  return {
    plan: sandboxPlan(pace),
    simulated: true,
    free: () => MAX_PARALLEL,
    reserve: (_, max) => max,
    release: () => {},
    reserveFor: () => true,
    releaseFor: () => {},
    allowance: () => MAX_PARALLEL,
    async call(conversation) {
      const holder = await conversations.findNumberHolder(conversation)
      const now = clock()
      const sandbox = sandboxAnswers(conversation, await inspect(conversation, sandboxTime(conversation, now)))
      return conversation.step === 'send' ? sandbox.send(conversation, holder) : sandbox.ask(conversation, holder, now)
    },
  }
}
