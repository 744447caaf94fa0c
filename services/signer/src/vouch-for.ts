import type { Audit } from './keep-audit.ts'
import type { Clock, Holder, Vouchers } from './ports.ts'

interface Dependencies {
  vouchers: Pick<Vouchers, 'put' | 'remove'>
  audit: Audit
  now: Clock
}

/**
 * An operator checked papers and vouches that a workspace may use a certificate that does not name the registry number,
 * such as a legal representative's; or withdraws that. The audit comes first.
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
