import { Authority, Catalog, Issuance, Renderer, Signer, Webhooks } from '@etax/contracts'
import { client, tlsOf } from '@etax/rpc'
import type { Config } from '../config.ts'
import type { Clients } from '../ports.ts'

export function connectClients(config: Config, life: AsyncDisposableStack): Clients {
  const calling = <Definition extends object>(definition: Definition, address: string) =>
    client(definition, address, { tls: tlsOf(config, address) })
  return {
    authority: life.use(calling(Authority, config.authorityAddress)),
    catalog: life.use(calling(Catalog, config.catalogAddress)),
    issuance: life.use(calling(Issuance, config.issuanceAddress)),
    renderer: life.use(calling(Renderer, config.rendererAddress)),
    signer: life.use(calling(Signer, config.signerAddress)),
    webhooks: life.use(calling(Webhooks, config.webhooksAddress)),
  }
}
