/** A queue in shares. Shares take turns, however long each is. */
export interface FairQueue<Item> {
  /** Adds an item; returns the item that loses its place, and the exceeded limit. */
  add(share: string, item: Item): { refused: Item; because: 'share' | 'total' } | null
  take(): Item | undefined
  /** Whether the item was still waiting. */
  remove(share: string, item: Item): boolean
  size(): number
}

/**
 * @param limits the maximum of all items, and of each share. In a full queue, the newest item of the largest share
 * gives way to one of a smaller share.
 */
export function fairQueue<Item>(limits: { total: number; each: number }): FairQueue<Item> {
  /** The owners are in the order of their turns. */
  const shares = new Map<string, Item[]>()
  let count = 0

  const largest = () => [...shares].reduce((most, one) => (one[1].length > most[1].length ? one : most))
  const drop = (share: string, items: Item[]) => {
    count--
    if (items.length === 0) shares.delete(share)
  }

  return {
    add(share, item) {
      const own = shares.get(share) ?? []
      if (own.length >= limits.each) return { refused: item, because: 'share' }
      let refused: Item | undefined
      if (count >= limits.total) {
        const [name, items] = largest()
        if (items.length <= own.length + 1) return { refused: item, because: 'total' }
        refused = items.pop()
        drop(name, items)
      }
      own.push(item)
      shares.set(share, own)
      count++
      return refused === undefined ? null : { refused, because: 'total' }
    },
    take() {
      const [next] = shares
      if (next === undefined) return undefined
      const [share, items] = next
      const item = items.shift()
      // Moves it to the end.
      shares.delete(share)
      if (items.length > 0) shares.set(share, items)
      count--
      return item
    },
    remove(share, item) {
      const items = shares.get(share)
      const at = items?.indexOf(item) ?? -1
      if (items === undefined || at === -1) return false
      items.splice(at, 1)
      drop(share, items)
      return true
    },
    size: () => count,
  }
}
