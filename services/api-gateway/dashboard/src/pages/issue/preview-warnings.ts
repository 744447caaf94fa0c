import type { ScopedApi } from '../../api/use-api.ts'
import type { Finding } from '../../fiscal/finding.ts'
import type { OrderForm } from './order-form.ts'
import { postingPath } from './posting-path.ts'

/** Warnings that depend on other receipts: the balance of the invoice, an earlier withholding of the same document. */
const WARNING_CODES: Readonly<Record<string, readonly string[]>> = {
  CREDIT_NOTE: ['ISS_10032', 'ISS_15031'],
  WITHHOLDING: ['ISS_15032'],
}

export async function previewWarnings(
  send: ScopedApi['send'],
  { kind, judgement }: Pick<OrderForm, 'kind' | 'judgement'>,
  signal?: AbortSignal,
): Promise<readonly Finding[]> {
  const codes = WARNING_CODES[kind.documentType]
  if (codes === undefined) return []
  const response = await send(`${postingPath(kind)}/preview`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(judgement.body),
    ...(signal && { signal }),
  })
  const { meta } = (await response.json()) as { meta: { warnings?: readonly Finding[] } }
  return (meta.warnings ?? []).filter(({ code }) => codes.includes(code))
}
