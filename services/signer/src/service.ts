import { randomBytes, randomUUID } from 'node:crypto'
import { faultPoints } from '@etax/kernel'
import { listenOf, serve } from '@etax/rpc'
import { connectMongo, declareCollections, isReady, type Logger, serveHealth } from '@etax/runtime'
import type { Config } from './config.ts'
import { describeCertificate } from './describe-certificate.ts'
import { describeCertificates } from './describe-certificates.ts'
import { forgetCertificate } from './forget-certificate.ts'
import { signerService } from './inbound/grpc.ts'
import { keepAudit } from './keep-audit.ts'
import { listExpiring } from './list-expiring.ts'
import { openKeys } from './open-keys.ts'
import { readAuthorities } from './outbound/certificate-authorities.ts'
import { schemas } from './outbound/collections.ts'
import { documentProcesses } from './outbound/document-processes.ts'
import { mongoAudit } from './outbound/mongo-audit.ts'
import { mongoCertificates } from './outbound/mongo-certificates.ts'
import { mongoVouchers } from './outbound/mongo-vouchers.ts'
import { pkcs12Opener } from './outbound/open-pkcs12.ts'
import { headPublisher } from './outbound/publish-heads.ts'
import { watchCertificates } from './outbound/watch-certificates.ts'
import { wrappingKeyOf } from './outbound/wrapping-key.ts'
import { setPassword } from './set-password.ts'
import { signDocument, signDocuments } from './sign-document.ts'
import { storeCertificate } from './store-certificate.ts'

export { config } from './config.ts'

const KEY_LIMITS = { max: 500, idleMs: 5 * 60_000, hardMs: 30 * 60_000 }

const SWEEP_MS = 30_000

const watch = faultPoints('signer')

export async function start(config: Config, { log }: { log: Logger }): Promise<AsyncDisposable & { address: string }> {
  const grpc = listenOf(config)
  await using life = new AsyncDisposableStack()
  const { wrappingKey } = watch({ wrappingKey: await wrappingKeyOf(config) })
  log.info({ wrappingKey: await wrappingKey.currentKeyId() }, 'wrapping key read')
  const mongo = life.use(await connectMongo(config.mongodbUrl, config.mongodbDatabase))
  const rows = await declareCollections(mongo.db, schemas)
  const { certificates, store, vouchers } = watch({
    certificates: mongoCertificates(rows.certificates),
    store: mongoAudit(rows.audit),
    vouchers: mongoVouchers(rows.vouchers),
  })
  const now = () => new Date()
  const sealed = await headPublisher(config.auditHeadsFile, log)
  const keeping = { store, newChain: randomUUID, newSecret: () => randomBytes(32), sealed }
  const { audit } = watch({ audit: await keepAudit({ ...keeping, wrappingKey, now }) })
  const authorities = await readAuthorities(config.certificateAuthorities)
  const keys = openKeys({ certificates, wrappingKey, authorities, now, limits: KEY_LIMITS })
  life.use(watchCertificates(rows.certificates, keys.drop))
  const sweeping = setInterval(keys.sweep, SWEEP_MS).unref()
  life.defer(() => clearInterval(sweeping))

  const algorithms = { sandbox: config.sandboxAlgorithm, production: config.productionAlgorithm }
  if (authorities.length === 0 && config.deployment === 'production') {
    log.warn('CERTIFICATE_AUTHORITIES is not set: any certificate that names the registry number serves live keys')
  }
  const { documents, containers } = watch({
    documents: life.use(documentProcesses(authorities)),
    containers: life.use(pkcs12Opener()),
  })
  const dependencies = { certificates, vouchers, authorities, wrappingKey, keys, audit, now }
  const service = signerService({
    sign: signDocument({ ...dependencies, parse: documents.parse, algorithms }),
    signAll: signDocuments({ ...dependencies, algorithms }),
    store: storeCertificate({ ...dependencies, open: containers.open }),
    describe: describeCertificate(dependencies),
    describeAll: describeCertificates(dependencies),
    listExpiring: listExpiring(dependencies),
    setPassword: setPassword(dependencies),
    forget: forgetCertificate(dependencies),
    verify: documents.verify,
    checksChains: authorities.length > 0,
  })
  const checks = [mongo.healthy, () => wrappingKey.currentKeyId().then(() => true)]
  const server = life.use(await serve({ ...grpc, services: [service], log }))
  life.use(await serveHealth(config, checks))
  log.info({ address: server.address, ready: await isReady(checks) }, 'serving')
  const running = life.move()
  return { address: server.address, [Symbol.asyncDispose]: () => running.disposeAsync() }
}
