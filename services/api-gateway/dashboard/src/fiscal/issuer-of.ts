import { type Issuer, TEST_TAXPAYER_RUC } from '@etax/tax-document'
import type { Environment } from '../api/client.ts'
import type { components } from '../api/generated/api.ts'
import type { Taxpayer } from '../api/taxpayers.ts'

type Establishment = components['schemas']['Establishment']

export function threeDigits(code: number): string {
  return String(code).padStart(3, '0')
}

/** The issuer in documents. Without a chosen establishment, the first one. */
export function issuerOf(
  taxpayer: Taxpayer,
  { environment, establishment, emissionPoint }: Series & { environment: Environment },
): Issuer {
  const { ruc, name, address } = taxpayer
  return {
    ...taxpayer,
    legalName: name,
    address: address ?? (ruc === TEST_TAXPAYER_RUC ? 'Quito' : ''),
    establishment: { code: threeDigits(establishment?.code ?? 1), address: establishment?.address ?? null },
    emissionPoint: emissionPoint || '001',
    environment: environment === 'production' ? 2 : 1,
  }
}

interface Series {
  establishment: Establishment | undefined
  emissionPoint: string
}
