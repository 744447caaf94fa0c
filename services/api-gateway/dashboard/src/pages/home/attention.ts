export interface Watched {
  /** Null for the test taxpayer, which needs no certificate. */
  certificate: { status: string; daysLeft: number | null } | 'missing' | null
  usage: { quota: number | null; remaining: number | null }
  inactiveWebhooks: number
}

export type Attention =
  | { kind: 'certificate-missing' }
  | { kind: 'certificate-expired' }
  | { kind: 'certificate-expiring'; daysLeft: number }
  | { kind: 'quota-used' }
  | { kind: 'quota-low'; remaining: number }
  | { kind: 'webhooks-inactive'; count: number }

const LOW = 0.2

export function attentionOf({ certificate, usage, inactiveWebhooks }: Watched): Attention[] {
  return [...ofCertificate(certificate), ...ofQuota(usage), ...ofWebhooks(inactiveWebhooks)]
}

function ofCertificate(certificate: Watched['certificate']): Attention[] {
  if (certificate === null) return []
  if (certificate === 'missing') return [{ kind: 'certificate-missing' }]
  if (certificate.status === 'EXPIRED') return [{ kind: 'certificate-expired' }]
  if (certificate.status !== 'EXPIRING') return []
  return [{ kind: 'certificate-expiring', daysLeft: certificate.daysLeft ?? 0 }]
}

function ofQuota({ quota, remaining }: Watched['usage']): Attention[] {
  if (quota === null || remaining === null) return []
  if (remaining <= 0) return [{ kind: 'quota-used' }]
  return remaining <= quota * LOW ? [{ kind: 'quota-low', remaining }] : []
}

function ofWebhooks(count: number): Attention[] {
  return count === 0 ? [] : [{ kind: 'webhooks-inactive', count }]
}
