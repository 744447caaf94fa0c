export interface WorkspaceFacts {
  testKeys: number
  completedReceipts: number
  /** The test taxpayer does not count. */
  ownTaxpayers: number
  certificates: number
  liveKeys: number
  webhooks: number
}

export const STEPS = ['testKey', 'firstInvoice', 'taxpayer', 'certificate', 'liveKey', 'webhook'] as const
export type StepName = (typeof STEPS)[number]

export interface Step {
  name: StepName
  isDone: boolean
}

const FACT: Record<StepName, keyof WorkspaceFacts> = {
  testKey: 'testKeys',
  firstInvoice: 'completedReceipts',
  taxpayer: 'ownTaxpayers',
  certificate: 'certificates',
  liveKey: 'liveKeys',
  webhook: 'webhooks',
}

/** Steps are done by facts, in any order. */
export function firstSteps(facts: WorkspaceFacts): Step[] {
  return STEPS.map((name) => ({ name, isDone: facts[FACT[name]] > 0 }))
}

export function nextStep(steps: readonly Step[]): StepName | null {
  return steps.find(({ isDone }) => !isDone)?.name ?? null
}
