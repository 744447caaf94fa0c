import type { AuthorityName, Conversation } from './domain/conversation.ts'
import type { Authorities, Authority, ClaimedConversation, Conversations, Slots } from './ports.ts'

interface Dependencies {
  conversations: Conversations
  authorities: Authorities
  startAdvancing: (claimed: ClaimedConversation) => void
}

type Step = Conversation['step']

const MAX_ROWS = 50

/** Claims due rows for the free calls and starts their next steps. True if more may be due. */
export const claimDueConversations = ({ conversations, authorities, startAdvancing }: Dependencies) => {
  let runs = 0

  return async (): Promise<boolean> => {
    runs += 1
    // The order alternates: environments may share a host, and steps share its calls.
    const names: AuthorityName[] =
      runs % 2 === 0 ? ['simulated', 'test', 'production'] : ['production', 'test', 'simulated']
    const steps: Step[] = runs % 4 < 2 ? ['ask', 'send'] : ['send', 'ask']
    const slots = names.flatMap((name) => reserveSlots(name, authorities[name], steps))
    const claimed = await conversations.claimDue(slots).catch((error) => {
      releaseUnused(slots, [])
      throw error
    })
    releaseUnused(slots, claimed)
    const mayBeMore = slots.some((slot) => slot.max > 0 && used(slot, claimed) === slot.max && isFree(slot))
    for (const row of claimed) startAdvancing(row)
    return mayBeMore
  }

  function isFree({ authority, action }: Slots): boolean {
    return action === 'announce' || authorities[authority].free() > 0
  }

  function releaseUnused(slots: readonly Slots[], claimed: readonly ClaimedConversation[]): void {
    for (const slot of slots) {
      const { authority, action, max } = slot
      if (action !== 'announce') authorities[authority].release(action, max - used(slot, claimed))
    }
  }
}

function used({ authority, action }: Slots, claimed: readonly ClaimedConversation[]): number {
  return claimed.filter((row) => row.action === action && row.conversation.authority === authority).length
}

/** Questions and sendings share the free calls: neither blocks the other. */
function reserveSlots(
  authority: AuthorityName,
  { free, reserve, allowance }: Authority,
  steps: readonly Step[],
): Slots[] {
  const max = Math.min(MAX_ROWS, free())
  const [first, second] = steps as [Step, Step]
  const half = reserve(first, Math.ceil(max / 2))
  const rest = reserve(second, max - half)
  const more = reserve(first, max - half - rest)
  return [
    { authority, action: 'announce', max: MAX_ROWS },
    { authority, action: first, max: half + more, allowance: (ruc) => allowance(first, ruc) },
    { authority, action: second, max: rest, allowance: (ruc) => allowance(second, ruc) },
  ]
}
