export interface Places {
  ofOne: number
  /** The places of a workspace without a paid plan: anyone can open many of them. */
  ofOneOnTrial: number
  inAll: number
}

export interface SharedPlaces {
  take(workspaceId: string, isOnTrial: boolean): Disposable | 'theirs' | 'full'
}

/** This part of all places stays free for workspaces without one. */
const KEPT_FOR_OTHERS = 0.25
const FOR_TRIALS = 0.5

/**
 * Limits a scarce resource of a process by workspace, so that neither one workspace nor all free ones take the last
 * place.
 */
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
