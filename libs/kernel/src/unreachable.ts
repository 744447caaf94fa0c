import { kernelErrors } from './kernel-errors.ts'

/** Throws for a case the types say cannot happen. */
export function unreachable(value: never): never {
  throw kernelErrors.unexpectedValue({ more: `unexpected value ${String(value)}` })
}
