import { Authority, Catalog, Issuance, Renderer, Signer, Webhooks } from '@etax/contracts'
import { client, tlsOf } from '@etax/rpc'
import type { Config } from '../config.ts'
import type { Clients } from '../ports.ts'

/** A client of each service behind the gateway, closed with the stack. */
export function connectClients(config: Config, life: AsyncDisposableStack): Clients {
  return {
    authority: life.use(client(Authority, config.authorityAddress)),
    catalog: life.use(client(Catalog, config.catalogAddress)),
    issuance: life.use(client(Issuance, config.issuanceAddress)),
    renderer: life.use(client(Renderer, config.rendererAddress)),
    signer: life.use(client(Signer, config.signerAddress, { tls: tlsOf(config) })),
    webhooks: life.use(client(Webhooks, config.webhooksAddress)),
  }
}
