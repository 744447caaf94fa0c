import type { OrderKind } from '@etax/tax-document'

/** `/preview/pdf` below it returns the preview. */
export function postingPath({ audience, path }: OrderKind): string {
  return audience === 'session' ? `/account${path}` : `/account/v1/developer${path}`
}
