import { replaceEqualDeep } from '@tanstack/react-query'

/** Runs changes one after another; one that is asked for again, just as it is under way, is run once. */
export function oneByOne<Given, Data>(): (given: Given, run: () => Promise<Data>) => Promise<Data> {
  let last: { given: Given; done: Promise<Data> } | null = null
  return (given, run) => {
    const before = last
    if (before !== null && replaceEqualDeep(before.given, given) === before.given) return before.done
    const change = { given, done: before === null ? run() : before.done.then(run, run) }
    last = change
    const forget = () => {
      if (last === change) last = null
    }
    change.done.then(forget, forget)
    return change.done
  }
}
