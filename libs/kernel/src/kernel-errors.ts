import { defineErrors } from './error-catalog.ts'

const REPORT = 'Try again; report the requestId if it happens again.'

/** What the kernel itself can fail with. */
export const kernelErrors = defineErrors({
  tookTooLong: {
    code: 'SYS_00002',
    kind: 'unavailable',
    message: 'A part of the service took too long.',
    cause: 'Something was waited for until its deadline.',
    remedy: 'Try again after the seconds in Retry-After.',
    public: false,
  },
  notADecimal: {
    code: 'SYS_00003',
    kind: 'invalid',
    message: 'This is not a decimal number.',
    cause: 'A text that should be a decimal number has other characters.',
    remedy: 'Write the number with digits and a point: 12.50.',
    public: false,
  },
  divisionByZero: {
    code: 'SYS_00012',
    kind: 'internal',
    message: 'Something went wrong here.',
    cause: 'A division by zero was asked for: a defect.',
    remedy: REPORT,
    public: false,
  },
  doesNotOpen: {
    code: 'SYS_00013',
    kind: 'internal',
    message: 'Something went wrong here.',
    cause: 'A stored secret does not open: it was changed or moved, or sealed with another key.',
    remedy: 'Bring back the key that was in use when the secret was stored.',
    public: false,
  },
  unexpectedValue: {
    code: 'SYS_00001',
    kind: 'internal',
    message: 'Something went wrong here.',
    cause: 'A value occurred that the code does not provide for: a defect.',
    remedy: REPORT,
    public: false,
  },
})
