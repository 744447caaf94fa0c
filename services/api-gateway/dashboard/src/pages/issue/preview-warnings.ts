import type { ScopedApi } from '../../api/use-api.ts'
import type { Finding } from '../../fiscal/finding.ts'
import type { OrderForm } from './order-form.ts'
import { postingPath } from './posting-path.ts'

/** The warnings with these codes; without codes nothing is requested. */
export async function previewWarnings(
  send: ScopedApi['send'],
  { kind, judgement }: Pick<OrderForm, 'kind' | 'judgement'>,
  codes: readonly string[],
  signal?: AbortSignal,
): Promise<readonly Finding[]> {
  if (codes.length === 0) return []
  const response = await send(`${postingPath(kind)}/preview`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(judgement.body),
    ...(signal && { signal }),
  })
  const { meta } = (await response.json()) as { meta: { warnings?: readonly Finding[] } }
  return (meta.warnings ?? []).filter(({ code }) => codes.includes(code))
}
