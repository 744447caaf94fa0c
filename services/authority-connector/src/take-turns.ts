import type { Authorities, Authority } from './domain/authority.ts'
import type { AuthorityName, Conversation } from './domain/conversation.ts'
import type { Conversations, Room, Taken } from './outbound/mongo-conversations.ts'

export interface TakeTurnsNeeds {
  conversations: Conversations
  authorities: Authorities
  carryOn: (taken: Taken) => void
  leaseMs: number
}

type Step = Conversation['step']

/** Rows of one kind that one look may take. */
const MOST = 50

/**
 * One look at what is due: takes as many rows as calls may be made now, taxpayer by taxpayer, and sets them going.
 * Answers whether there may be more.
 */
export const takeTurns = ({ conversations, authorities, carryOn, leaseMs }: TakeTurnsNeeds) => {
  let looks = 0

  return async (): Promise<boolean> => {
    looks += 1
    // Who comes first changes from look to look: environments may share a host, and steps share its calls.
    const names: AuthorityName[] =
      looks % 2 === 0 ? ['simulated', 'test', 'production'] : ['production', 'test', 'simulated']
    const steps: Step[] = looks % 4 < 2 ? ['ask', 'send'] : ['send', 'ask']
    const rooms = names.flatMap((name) => roomsOf(name, authorities[name], steps))
    const taken = await conversations.takeTurns(rooms, leaseMs).catch((error) => {
      giveBack(rooms, [])
      throw error
    })
    giveBack(rooms, taken)
    for (const row of taken) carryOn(row)
    return taken.length > 0
  }

  function giveBack(rooms: readonly Room[], taken: readonly Taken[]): void {
    for (const { authority, turn, most } of rooms) {
      if (turn === 'announce') continue
      const used = taken.filter((row) => row.turn === turn && row.conversation.authority === authority).length
      authorities[authority].letGo(turn, most - used)
    }
  }
}

/** Questions and sendings share the calls that are free, and take the odd one by turns: neither waits for the other. */
function roomsOf(authority: AuthorityName, { free, hold }: Authority, steps: readonly Step[]): Room[] {
  const most = Math.min(MOST, free())
  const [first, second] = steps as [Step, Step]
  const half = hold(first, Math.ceil(most / 2))
  const rest = hold(second, most - half)
  const more = hold(first, most - half - rest)
  return [
    { authority, turn: 'announce', most: MOST },
    { authority, turn: first, most: half + more },
    { authority, turn: second, most: rest },
  ]
}
