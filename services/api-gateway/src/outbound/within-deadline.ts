import { within } from '@etax/kernel'

type Call = (...input: unknown[]) => Promise<unknown>

/**
 * The same calls, each with `ms` to answer.
 * @throws AppError `unavailable` SYS_00002 after that, besides what the calls throw
 */
export function withinDeadline<Store extends object>(store: Store, ms: number): Store {
  const calls = Object.entries(store as Record<string, Call>).map(([name, call]) => [
    name,
    (...input: unknown[]) => within(ms, 'asking the accounts', call(...input)),
  ])
  return Object.fromEntries(calls) as Store
}
