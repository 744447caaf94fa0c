import type { components } from '../../api/generated/api.ts'

type Usage = Pick<components['schemas']['Usage'], 'quota' | 'excessQuota' | 'used' | 'remaining'>

export type Allowance =
  | { kind: 'unlimited' }
  /** The plan has no receipts in this period, such as after a trial. */
  | { kind: 'nothing' }
  | { kind: 'within' | 'nearly'; percent: number }
  /** The quota is used; the plan allows more, up to a limit. */
  | { kind: 'beyond'; left: number }
  | { kind: 'used-up' }

/** Percent of the quota at which owners get a notice. */
const NEARLY = 80

export function allowanceOf({ quota, excessQuota, used, remaining }: Usage): Allowance {
  if (quota === null || remaining === null) return { kind: 'unlimited' }
  if (quota + excessQuota === 0) return { kind: 'nothing' }
  if (remaining <= 0) return { kind: 'used-up' }
  if (used >= quota) return { kind: 'beyond', left: remaining }
  const percent = Math.floor((used * 100) / quota)
  return { kind: percent >= NEARLY ? 'nearly' : 'within', percent }
}
