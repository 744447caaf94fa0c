import { AppError, type ErrorDetail } from '@etax/kernel'

export function invalid(violations: readonly ErrorDetail[]): AppError {
  const [first, ...rest] = violations
  const more = rest.length === 0 ? '' : ` (and ${rest.length} more, see details)`
  const message = first === undefined ? 'The order is not valid.' : `${first.path}: ${first.message}${more}`
  return new AppError('invalid', 'VAL_10001', message, { details: violations })
}

export function noQuota(code: 'SUB_12002' | 'SUB_12008'): AppError {
  const message =
    code === 'SUB_12002'
      ? 'The plan’s quota of receipts is used up. It is renewed with the next period, or with a larger plan.'
      : 'The plan’s quota and its excess allowance are used up. They are renewed with the next period, or with a larger plan.'
  return new AppError('forbidden', code, message)
}

export function notForTheTestTaxpayer(): AppError {
  const message = 'The test taxpayer issues in the sandbox only. Use an ak_test_ key, or a taxpayer of your own.'
  return new AppError('invalid', 'ISS_10001', message)
}

export function busy(): AppError {
  const message =
    'More receipts are on their way than this system takes at a time. Nothing was issued; try again shortly.'
  return new AppError('unavailable', 'ISS_50002', message, { retryAfter: 2 })
}
