import type { OrderKind } from '@etax/tax-document'

/** Where an order of a kind is posted; `/preview/pdf` behind it shows what it would make. */
export function postingPath({ audience, path }: OrderKind): string {
  return audience === 'session' ? `/account${path}` : `/account/v1/developer${path}`
}
