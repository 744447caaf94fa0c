import { Catalog, QUEUES } from '@etax/contracts'
import { faultPoints } from '@etax/kernel'
import { client, listenOf, serve, tlsOf } from '@etax/rpc'
import { connectMongo, declareCollections, type Start, serveHealth } from '@etax/runtime'
import { foreignXml } from '@etax/tax-document/foreign'
import { type Config, config } from './config.ts'
import { rendererService } from './inbound/grpc.ts'
import { messageHandlers } from './inbound/messages.ts'
import { catalogLogos } from './outbound/catalog-logos.ts'
import { schemas } from './outbound/collections.ts'
import { mongoRenderings } from './outbound/mongo-renderings.ts'
import { printDraftRide, printRide } from './outbound/print-ride.ts'
import { printDraft } from './print-draft.ts'
import { renderReceipt } from './render-receipt.ts'

export { config }

/** Enough to batch their writes and confirms. */
const PREFETCH = 64

const watch = faultPoints('renderer')

export const start: Start<Config> = async (config, { log, openBus }) => {
  const grpc = listenOf(config)
  await using life = new AsyncDisposableStack()
  const mongo = life.use(await connectMongo(config.mongodbUrl, config.mongodbDatabase))
  await declareCollections(mongo.db, schemas)
  const bus = life.use(await openBus(config.rabbitmqUrl, 'renderer'))
  const catalog = life.use(client(Catalog, config.catalogAddress, { tls: tlsOf(config, config.catalogAddress) }))
  const foreign = life.use(foreignXml())
  const { renderings, findLogo, print, printDraftOf } = watch({
    renderings: mongoRenderings(mongo.db),
    findLogo: catalogLogos(catalog, log),
    print: printRide(foreign),
    printDraftOf: printDraftRide,
  })
  const render = renderReceipt({ print, findLogo, renderings, publish: bus.publish, log })
  const drafts = printDraft({ foreign, findLogo, print: printDraftOf, now: () => new Date() })
  const services = [rendererService(renderings, drafts)]
  life.use(await serve({ ...grpc, services, log }))
  life.use(await bus.consume(QUEUES.renderer, messageHandlers({ render, renderings }), { prefetch: PREFETCH }))
  life.use(await serveHealth(config, [mongo.healthy]))
  return life.move()
}
