import { setTimeout as pause } from 'node:timers/promises'

export interface UntilOptions {
  /** Milliseconds after which waiting is given up. Default 30 s. */
  within?: number
  /** Milliseconds between two looks. Default 50. */
  every?: number
}

/**
 * Looks until `probe` gives something other than `undefined`, `null` or `false`, and returns that.
 * @throws Error naming `what`, and the last failure of the probe as its cause, when the time is over
 */
export async function until<T>(
  condition: string,
  probe: () => T | Promise<T>,
  { within = 30_000, every = 50 }: UntilOptions = {},
): Promise<Exclude<T, undefined | null | false>> {
  const deadline = performance.now() + within
  for (;;) {
    const { value, failure } = await look(probe)
    if (value !== undefined && value !== null && value !== false) return value as Exclude<T, undefined | null | false>
    if (performance.now() > deadline) throw new Error(`waited ${within} ms in vain: ${condition}`, { cause: failure })
    await pause(every)
  }
}

async function look<T>(probe: () => T | Promise<T>): Promise<{ value?: T; failure?: unknown }> {
  try {
    return { value: await probe() }
  } catch (failure) {
    return { failure }
  }
}
