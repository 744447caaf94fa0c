import type { Authority } from '../domain/authority.ts'
import { sandboxPlan } from '../domain/plan.ts'
import type { Conversations } from '../outbound/mongo-conversations.ts'
import { sandboxCase } from './sandbox.ts'

/** Conversations the simulated authority has at once. */
const MOST = 50

/** The simulated authority where a conversation with it takes longer than one breath: SIM-DELAY, SIM-DOWN. */
export function sandboxAuthority(conversations: Conversations, pace: number, clock: () => Date): Authority {
  return {
    plan: sandboxPlan(pace),
    simulated: true,
    free: () => MOST,
    hold: (_, most) => most,
    letGo: () => {},
    async talk(conversation) {
      const holder = await conversations.holderOf(conversation)
      const now = clock()
      const sandbox = sandboxCase(conversation, now)
      return conversation.step === 'send' ? sandbox.send(conversation, holder) : sandbox.ask(conversation, holder, now)
    },
  }
}
