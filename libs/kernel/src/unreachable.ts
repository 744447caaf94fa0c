import { kernelErrors } from './kernel-errors.ts'

/** Throws for a case that the types exclude. */
export function unreachable(value: never): never {
  throw kernelErrors.unexpectedValue({ more: `unexpected value ${String(value)}` })
}
