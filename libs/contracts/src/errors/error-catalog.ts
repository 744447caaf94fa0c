import { type AnyDeclaredError, type ErrorTable, fieldErrors, kernelErrors } from '@etax/kernel'
import { documentErrors } from '@etax/tax-document'
import { authorityErrors } from './authority-errors.ts'
import { catalogErrors } from './catalog-errors.ts'
import { contextErrors } from './context-errors.ts'
import { gatewayErrors } from './gateway-errors.ts'
import { issuanceErrors } from './issuance-errors.ts'
import { platformErrors } from './platform-errors.ts'
import { rendererErrors } from './renderer-errors.ts'
import { signerErrors } from './signer-errors.ts'
import { webhookErrors } from './webhook-errors.ts'

/** All errors by owner: the source of docs/errors.md and /docs/errors. */
export const errorCatalog: Readonly<Record<string, ErrorTable>> = {
  fields: fieldErrors,
  context: contextErrors,
  gateway: gatewayErrors,
  issuance: issuanceErrors,
  documents: documentErrors,
  catalog: catalogErrors,
  signer: signerErrors,
  authority: authorityErrors,
  renderer: rendererErrors,
  webhooks: webhookErrors,
  platform: platformErrors,
  kernel: kernelErrors,
}

export function allErrors(): AnyDeclaredError[] {
  return Object.values(errorCatalog).flatMap((table) => Object.values(table))
}
