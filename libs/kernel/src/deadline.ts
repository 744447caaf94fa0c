import { kernelErrors } from './kernel-errors.ts'

/**
 * Awaits `work` for at most `milliseconds`. It does not stop the work.
 * @throws AppError `unavailable` SYS_00002 with `name`
 */
export async function within<T>(milliseconds: number, name: string, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    late.reject(kernelErrors.tookTooLong({ more: `${name} took longer than ${milliseconds} ms` }))
  }, milliseconds)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
