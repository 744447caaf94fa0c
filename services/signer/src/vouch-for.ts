import type { Audit } from './keep-audit.ts'
import type { Clock, Holder, Vouchers } from './ports.ts'

interface Dependencies {
  vouchers: Pick<Vouchers, 'put' | 'remove'>
  audit: Audit
  now: Clock
}

/**
 * An operator, who has seen the papers, vouches that a workspace may act for a registry number with a certificate that does not name
 * it: that of a legal representative. Or takes it back. The audit has it before it counts.
 */
export const vouchFor =
  ({ vouchers, audit, now }: Dependencies) =>
  async ({ workspaceId, ruc }: Holder, withdraw: boolean): Promise<void> => {
    const at = now()
    await audit({
      at: at.toISOString(),
      action: withdraw ? 'vouching-withdrawn' : 'vouched',
      workspaceId,
      ruc,
      accessKey: '',
      certificate: '',
      detail: '',
      caller: 'operator',
    })
    if (withdraw) await vouchers.remove(workspaceId, ruc)
    else await vouchers.put(workspaceId, ruc, at)
  }
