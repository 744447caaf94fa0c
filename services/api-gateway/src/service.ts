import { randomBytes } from 'node:crypto'
import { listenOf, serve } from '@etax/rpc'
import {
  type Collections,
  connectMongo,
  declareCollections,
  type Mongo,
  type ServiceContext,
  serveHealth,
} from '@etax/runtime'
import { authenticateKey } from './authenticate-key.ts'
import type { Config } from './config.ts'
import { plansWith } from './domain/plan.ts'
import { tokenBuckets } from './domain/rate-limit.ts'
import { issuers } from './find-issuer.ts'
import { accountsService } from './inbound/grpc.ts'
import { httpApp } from './inbound/http/app.ts'
import { describeApi } from './inbound/http/describe-api.ts'
import { openRoutes, type Wiring } from './inbound/http/routes.ts'
import { issueInvoice } from './issue-invoice.ts'
import { issueReceipt } from './issue-receipt.ts'
import { files } from './locate-file.ts'
import { taxpayers } from './manage-taxpayer.ts'
import { openWorkspace } from './open-workspace.ts'
import { connectClients } from './outbound/clients.ts'
import { schemas } from './outbound/collections.ts'
import { mongoAccounts, sharedSecret } from './outbound/mongo-accounts.ts'
import { hashPassword, passwordFits } from './outbound/passwords.ts'
import type { Clients } from './ports.ts'
import { sessions } from './sign-in.ts'
import { signXml } from './sign-xml.ts'
import { submitXml } from './submit-xml.ts'
import { verifyXml } from './verify-xml.ts'

export { config } from './config.ts'

/** Disposing stops in order: HTTP finishes what is under way, then gRPC, then the connections behind. */
export async function start(config: Config, { log }: Pick<ServiceContext, 'log'>): Promise<AsyncDisposable & Running> {
  const grpc = listenOf(config)
  await using life = new AsyncDisposableStack()
  const mongo = life.use(await connectMongo(config.mongodbUrl, config.mongodbDatabase))
  const collections = await declareCollections(mongo.db, schemas)
  const clients = connectClients(config, life)
  const wiring = await wire(config, { mongo, collections, clients }, log)
  const services = [accountsService(wiring.openWorkspace)]
  const rpc = life.use(await serve({ ...grpc, services, log }))
  life.use(await serveHealth(config, wiring.checks))
  const http = await listen(config, wiring, log, life)
  const running = life.move()
  return { http, grpc: rpc.address, [Symbol.asyncDispose]: () => running.disposeAsync() }
}

export interface Running {
  /** Where HTTP and gRPC listen, with the ports they got. */
  http: string
  grpc: string
}

interface Connected {
  mongo: Mongo
  collections: Collections<typeof schemas>
  clients: Clients
}

async function wire(config: Config, connected: Connected, log: ServiceContext['log']): Promise<Wiring> {
  const { mongo, collections, clients } = connected
  const { signUpPlan, publicUrl, apiKeyPepper: pepper } = config
  const secret = await sharedSecret(collections, 'download-links', randomBytes(32).toString('base64url'))
  const accounts = mongoAccounts(mongo, collections)
  const plans = plansWith(config.plans)
  const now = Date.now
  const random = randomBytes
  const takeToken = tokenBuckets()
  const { authority, catalog, issuance, renderer, signer } = clients
  const known = issuers({ catalog, signer, now })
  return {
    ...clients,
    accounts,
    plans,
    pepper,
    now,
    random,
    takeToken,
    signUpPlan,
    publicUrl,
    authenticateKey: authenticateKey({ accounts, plans, pepper, now }),
    sessions: sessions({ accounts, passwordFits, takeToken, random, now }),
    issuers: known,
    taxpayers: taxpayers({ catalog, issuance, signer }),
    issueInvoice: issueInvoice({ catalog, issuance, issuers: known, now }),
    openWorkspace: openWorkspace({ accounts, catalog, plans, pepper, hashPassword, random, now, log }),
    issueReceipt: issueReceipt({ issuance, now }),
    files: files({ issuance, renderer, secret, now }),
    signXml: signXml({ signer }),
    submitXml: submitXml({ issuance, now }),
    verifyXml: verifyXml({ signer, authority }),
    checks: [mongo.healthy],
  }
}

async function listen(config: Config, wiring: Wiring, log: ServiceContext['log'], life: AsyncDisposableStack) {
  const app = await httpApp(log, config)
  life.defer(() => app.close())
  await describeApi(app)
  await openRoutes(app, wiring)
  return app.listen({ host: config.host, port: config.port })
}
