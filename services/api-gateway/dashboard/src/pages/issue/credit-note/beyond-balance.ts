import type { ScopedApi } from '../../../api/use-api.ts'
import type { Finding } from '../../../fiscal/judge-order.ts'
import type { OrderForm } from '../order-form.ts'
import { postingPath } from '../posting-path.ts'

/** The warnings of a credit note that gives back more than its invoice has left, in all or of one rate. */
const ABOVE_BALANCE = ['ISS_10032', 'ISS_15031']

/** What the API says of a credit note that is more than what is left of its invoice; nothing where it is not, or of other kinds. */
export async function beyondBalance(
  send: ScopedApi['send'],
  { kind, judgement }: Pick<OrderForm, 'kind' | 'judgement'>,
  signal?: AbortSignal,
): Promise<readonly Finding[]> {
  if (kind.documentType !== 'CREDIT_NOTE') return []
  const response = await send(`${postingPath(kind)}/preview`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(judgement.body),
    ...(signal && { signal }),
  })
  const { meta } = (await response.json()) as { meta: { warnings?: readonly Finding[] } }
  return (meta.warnings ?? []).filter(({ code }) => ABOVE_BALANCE.includes(code))
}
