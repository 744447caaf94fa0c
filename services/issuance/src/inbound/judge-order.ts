import { AppError, type ErrorDetail } from '@etax/kernel'
import { invalidOrder } from '../domain/invalid-order.ts'
import { isDefect } from '../domain/is-defect.ts'
import type { Issued } from '../domain/issued.ts'
import type { IssueDocument } from '../issue-document.ts'
import type { IssueCommand } from '../prepare-document.ts'
import type { PreviewOrder } from '../preview-order.ts'

interface UseCases {
  issue: IssueDocument
  previewOrder: PreviewOrder
}

/** Issues an order. With problems of its shape only a repeat succeeds. @throws AppError */
export function issueOrder(
  useCases: Pick<UseCases, 'issue' | 'previewOrder'>,
  input: IssueCommand,
  problems: readonly ErrorDetail[],
): Promise<Issued> {
  return problems.length === 0 ? useCases.issue(input) : repeatOf(useCases, input, problems)
}

/**
 * Judges a broken order too: the caller gets all errors at once, and a used reference finds its receipt.
 * @throws AppError `invalid` VAL_10000
 */
async function repeatOf(
  useCases: Pick<UseCases, 'previewOrder'>,
  input: IssueCommand,
  problems: readonly ErrorDetail[],
): Promise<Issued> {
  const preview = await useCases.previewOrder(input).catch((error: unknown) => {
    throw isInvalid(error)
      ? invalidOrder([...error.details, ...othersOf(problems, error.details)])
      : orBroken(error, problems)
  })
  if ('duplicate' in preview) return preview
  throw invalidOrder(problems)
}

/** Only errors of the rules: the gateway adds those of the shape. @throws AppError */
export async function judge(
  useCases: Pick<UseCases, 'previewOrder'>,
  input: IssueCommand,
  problems: readonly ErrorDetail[],
): Promise<Issued> {
  const preview = await useCases.previewOrder(input).catch((error: unknown) => {
    throw isInvalid(error) ? error : orBroken(error, problems)
  })
  if ('duplicate' in preview) return preview
  throw invalidOrder(problems)
}

function isInvalid(error: unknown): error is AppError {
  return AppError.is(error) && error.kind === 'invalid'
}

function othersOf(problems: readonly ErrorDetail[], reported: readonly ErrorDetail[]): ErrorDetail[] {
  const paths = new Set(reported.map(({ path }) => path))
  return problems.filter(({ path }) => !paths.has(path))
}

/** An outage is reported as itself. */
function orBroken(error: unknown, problems: readonly ErrorDetail[]): unknown {
  return isDefect(error) ? invalidOrder(problems) : error
}
