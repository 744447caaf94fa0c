import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type GrpcObject, loadPackageDefinition, type ServiceClientConstructor } from '@grpc/grpc-js'
import { loadSync } from '@grpc/proto-loader'
import { platformErrors } from '../errors/platform-errors.ts'
import type { AccountsDefinition } from './generated/accounts/v1/Accounts.ts'
import type { AuthorityDefinition } from './generated/authority/v1/Authority.ts'
import type { CatalogDefinition } from './generated/catalog/v1/Catalog.ts'
import type { DocumentsServiceDefinition } from './generated/documents/v1/DocumentsService.ts'
import type { HealthDefinition } from './generated/grpc/health/v1/Health.ts'
import type { IssuanceDefinition } from './generated/issuance/v1/Issuance.ts'
import type { RendererDefinition } from './generated/renderer/v1/Renderer.ts'
import type { SignerDefinition } from './generated/signer/v1/Signer.ts'
import type { WebhooksDefinition } from './generated/webhooks/v1/Webhooks.ts'
import { loaderOptions } from './loader-options.ts'

/** The same path from the sources and from dist. */
export const protoFolder = fileURLToPath(new URL('../../../../protos/', import.meta.url))

/** All services and messages, as loaded. */
export const protoDefinitions = loadSync(
  readdirSync(protoFolder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.proto')),
  { ...loaderOptions, includeDirs: [protoFolder] },
)

const loaded = loadPackageDefinition(protoDefinitions)

/** A gRPC service, for `implement` and `client` of libs/rpc. */
export const Accounts = definition<AccountsDefinition>('accounts.v1.Accounts')
export const Authority = definition<AuthorityDefinition>('authority.v1.Authority')
export const Catalog = definition<CatalogDefinition>('catalog.v1.Catalog')
export const Documents = definition<DocumentsServiceDefinition>('documents.v1.DocumentsService')
export const Health = definition<HealthDefinition>('grpc.health.v1.Health')
export const Issuance = definition<IssuanceDefinition>('issuance.v1.Issuance')
export const Renderer = definition<RendererDefinition>('renderer.v1.Renderer')
export const Signer = definition<SignerDefinition>('signer.v1.Signer')
export const Webhooks = definition<WebhooksDefinition>('webhooks.v1.Webhooks')

/** @throws AppError `internal` SYS_00015 where the protos lack it */
function definition<Definition>(name: string): Definition {
  const service = name
    .split('.')
    .reduce<GrpcObject[string] | undefined>((place, part) => (place as GrpcObject | undefined)?.[part], loaded)
  if (service === undefined) throw platformErrors.contractMissing({ more: `${name} in ${protoFolder}` })
  return (service as ServiceClientConstructor).service as Definition
}
