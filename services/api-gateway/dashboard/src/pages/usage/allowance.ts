import type { components } from '../../api/generated/api.ts'

type Usage = Pick<components['schemas']['Usage'], 'quota' | 'excessQuota' | 'used' | 'remaining'>

/** How a workspace stands to what its plan allows. */
export type Allowance =
  | { kind: 'unlimited' }
  /** The plan has none in this period, such as one that was for a first month. */
  | { kind: 'nothing' }
  | { kind: 'within' | 'nearly'; percent: number }
  /** The quota is used; what the plan lets through beyond it is not. */
  | { kind: 'beyond'; left: number }
  | { kind: 'used-up' }

/** As of which share owners are told. */
const NEARLY = 80

export function allowanceOf({ quota, excessQuota, used, remaining }: Usage): Allowance {
  if (quota === null || remaining === null) return { kind: 'unlimited' }
  if (quota + excessQuota === 0) return { kind: 'nothing' }
  if (remaining <= 0) return { kind: 'used-up' }
  if (used >= quota) return { kind: 'beyond', left: remaining }
  const percent = Math.floor((used * 100) / quota)
  return { kind: percent >= NEARLY ? 'nearly' : 'within', percent }
}
