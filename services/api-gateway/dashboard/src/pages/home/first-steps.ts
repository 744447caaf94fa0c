/** What the workspace has already. */
export interface WorkspaceFacts {
  testKeys: number
  /** Sandbox receipts that reached their end. */
  completedReceipts: number
  /** Besides the test taxpayer. */
  ownTaxpayers: number
  /** Taxpayers with a certificate that signs today. */
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

/** The way from a new workspace to production. Each step ticks itself, by what is there. */
export function firstSteps(facts: WorkspaceFacts): Step[] {
  return STEPS.map((name) => ({ name, isDone: facts[FACT[name]] > 0 }))
}

/** The one to do next; null when all is done. */
export function nextStep(steps: readonly Step[]): StepName | null {
  return steps.find(({ isDone }) => !isDone)?.name ?? null
}
