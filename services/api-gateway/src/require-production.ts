import { gatewayErrors } from '@etax/contracts'
import type { Config } from './config.ts'

type Checked = Pick<Config, 'deployment' | 'publicUrl' | 'trustProxy' | 'apiKeyPepper'>

/**
 * Production requires explicit settings: the address for links and cookies, callers' own addresses for limits, and
 * secrets other than development's.
 * @throws AppError `invalid` ACC_10013 with all missing settings
 */
export function requireProductionSettings({ deployment, publicUrl, trustProxy, apiKeyPepper }: Checked): void {
  if (deployment !== 'production') return
  const problems = [
    publicUrl.startsWith('https://')
      ? []
      : 'PUBLIC_URL must be the https address under which clients reach this system',
    trustProxy !== '' ? [] : 'TRUST_PROXY must be true (behind a proxy that sets X-Forwarded-* headers) or false',
    apiKeyPepper !== '' ? [] : 'API_KEY_PEPPER must be a secret of this installation',
    apiKeyPepper.includes('development-only') ? 'API_KEY_PEPPER is the one of development' : [],
  ].flat()
  if (problems.length > 0) throw gatewayErrors.productionSettings({ more: `${problems.join('; ')}.` })
}
