import { setTimeout as pause } from 'node:timers/promises'

export interface UntilOptions {
  /** The maximum wait in milliseconds. Default 90 s. */
  within?: number
  /** The interval in milliseconds. Default 50. */
  every?: number
}

/**
 * Repeats `probe` until it returns a value other than `undefined`, `null` or `false`, and returns that.
 * @throws Error naming the condition, with the probe's last error as its cause, after the time
 */
export async function until<T>(
  condition: string,
  probe: () => T | Promise<T>,
  { within = 90_000, every = 50 }: UntilOptions = {},
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
