import type { Receipt } from './receipt.ts'

export type Series = Pick<Receipt, 'workspaceId' | 'mode' | 'ruc' | 'documentType' | 'establishment' | 'emissionPoint'>

export function seriesKey({ workspaceId, mode, ruc, documentType, establishment, emissionPoint }: Series): string {
  return [workspaceId, mode, ruc, documentType, establishment, emissionPoint].join('|')
}
