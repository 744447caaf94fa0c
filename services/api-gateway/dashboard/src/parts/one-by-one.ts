import { replaceEqualDeep } from '@tanstack/react-query'

/** Runs changes in sequence; a repeated change joins the equal one in progress. */
export function oneByOne<Input, Data>(): (input: Input, run: () => Promise<Data>) => Promise<Data> {
  let last: { input: Input; done: Promise<Data> } | null = null
  return (input, run) => {
    const previous = last
    if (previous !== null && replaceEqualDeep(previous.input, input) === previous.input) return previous.done
    const change = { input, done: previous === null ? run() : previous.done.then(run, run) }
    last = change
    const forget = () => {
      if (last === change) last = null
    }
    change.done.then(forget, forget)
    return change.done
  }
}
