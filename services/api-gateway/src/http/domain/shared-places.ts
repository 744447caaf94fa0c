/** How many places there are, and how they are divided. */
export interface Places {
  /** Of one workspace. */
  ofOne: number
  /** Of one that has no paid plan: such accounts are made without end. */
  ofOneOnTrial: number
  inAll: number
}

export interface SharedPlaces {
  /** A place until it is disposed of; otherwise why there is none. */
  take(workspaceId: string, isOnTrial: boolean): Disposable | 'theirs' | 'full'
}

/** Of all places so many stay free for workspaces that have none yet. */
const KEPT_FOR_OTHERS = 0.25
/** Of all places so many are there for workspaces without a paid plan, all together. */
const FOR_TRIALS = 0.5

/** What a process has few of, counted by workspace. Neither one workspace nor all that pay nothing can take the last place. */
export function sharedPlaces({ ofOne, ofOneOnTrial, inAll }: Places): SharedPlaces {
  const taken = new Map<string, number>()
  let all = 0
  let onTrial = 0

  return {
    take(workspaceId, isOnTrial) {
      const theirs = taken.get(workspaceId) ?? 0
      if (theirs >= (isOnTrial ? ofOneOnTrial : ofOne)) return 'theirs'
      const most = theirs === 0 ? inAll : Math.floor(inAll * (1 - KEPT_FOR_OTHERS))
      if (all >= most || (isOnTrial && onTrial >= Math.floor(inAll * FOR_TRIALS))) return 'full'
      count(workspaceId, isOnTrial, 1)
      let isHeld = true
      return {
        [Symbol.dispose]() {
          if (isHeld) count(workspaceId, isOnTrial, -1)
          isHeld = false
        },
      }
    },
  }

  function count(workspaceId: string, isOnTrial: boolean, change: 1 | -1): void {
    const theirs = (taken.get(workspaceId) ?? 0) + change
    if (theirs === 0) taken.delete(workspaceId)
    else taken.set(workspaceId, theirs)
    all += change
    if (isOnTrial) onTrial += change
  }
}
