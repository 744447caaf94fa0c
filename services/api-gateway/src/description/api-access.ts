import { contextErrors, gatewayErrors, platformErrors } from '@etax/contracts'
import { type AnyDeclaredError, fieldErrors } from '@etax/kernel'

export type Access = 'anyone' | 'key' | 'keyAlone' | 'issuer' | 'visitor' | 'owner' | 'member' | 'memberIssuer'

export interface AccessDescription {
  security: readonly (readonly ('apiKey' | 'session' | 'csrf')[])[]
  parameters: readonly ('TaxpayerRuc' | 'Mode')[]
  rated: boolean
  errors: readonly AnyDeclaredError[]
}

const { keyMissing, keyRefused, emailUnverified, tooManyRequests, tooManyRequestsOfWorkspace } = gatewayErrors
const { scopeMissing } = gatewayErrors
const { notSignedIn, csrfTokenWrong, foreignSite, tooManySignIns } = gatewayErrors
const { taxpayerMissing, taxpayerUnknown, testTaxpayerInProduction } = contextErrors

const byKey = [keyMissing, keyRefused, emailUnverified, scopeMissing, tooManyRequests, tooManyRequestsOfWorkspace]
const byReadingSession = [notSignedIn, tooManyRequests, tooManyRequestsOfWorkspace]
const ofTaxpayer = [taxpayerMissing, taxpayerUnknown, testTaxpayerInProduction]

export function describeAccess(access: Access, writes: boolean): AccessDescription {
  const security = [writes ? (['session', 'csrf'] as const) : (['session'] as const)]
  const bySession = writes ? [...byReadingSession, csrfTokenWrong, foreignSite] : byReadingSession
  switch (access) {
    case 'anyone':
      return { security: [], parameters: [], rated: false, errors: [] }
    case 'key':
    case 'keyAlone':
      return { security: [['apiKey']], parameters: [], rated: true, errors: byKey }
    case 'issuer':
      return { security: [['apiKey']], parameters: ['TaxpayerRuc'], rated: true, errors: [...byKey, ...ofTaxpayer] }
    case 'visitor':
      return {
        security: [],
        parameters: [],
        rated: false,
        errors: writes ? [tooManySignIns, foreignSite] : [tooManySignIns],
      }
    case 'owner':
      return { security, parameters: [], rated: true, errors: bySession }
    case 'member':
      return { security, parameters: ['Mode'], rated: true, errors: [...bySession, emailUnverified] }
    case 'memberIssuer':
      return {
        security,
        parameters: ['Mode', 'TaxpayerRuc'],
        rated: true,
        errors: [...bySession, emailUnverified, ...ofTaxpayer],
      }
  }
}

const { invalidRequest } = fieldErrors
const { unreadable, notJson, notUtf8, tooManyValues, bodyTooLarge, contentTypeRefused, defect } = gatewayErrors

export function errorsOfAll(writes: boolean): readonly AnyDeclaredError[] {
  const always = [invalidRequest, unreadable, defect, platformErrors.serviceAway]
  return writes ? [...always, notJson, notUtf8, tooManyValues, bodyTooLarge, contentTypeRefused] : always
}
