import { kernelErrors } from './kernel-errors.ts'

/** Throws for a case the types say cannot happen. */
export function unreachable(value: never): never {
  throw kernelErrors.unexpectedValue({ message: `unexpected value: ${String(value)}` })
}
