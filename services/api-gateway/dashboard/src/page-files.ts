// The code of each page, by address. It loads in parallel with the rest.

export const loadFrame = () => import('./shell/shell.tsx')

const home = () => import('./pages/home/home-page.tsx')

export const pageFiles = {
  'sign-in': () => import('./pages/sign-in/sign-in-page.tsx'),
  'sign-up': () => import('./pages/sign-in/sign-up-page.tsx'),
  verify: () => import('./pages/sign-in/verify-page.tsx'),
  'forgotten-password': () => import('./pages/sign-in/forgotten-page.tsx'),
  'reset-password': () => import('./pages/sign-in/reset-page.tsx'),
  $environment: home,
  '$environment/taxpayers': () => import('./pages/taxpayers/taxpayers-page.tsx'),
  '$environment/keys': () => import('./pages/keys/keys-page.tsx'),
  '$environment/webhooks': () => import('./pages/webhooks/webhooks-page.tsx'),
  '$environment/webhooks/$webhookId': () => import('./pages/webhooks/webhook-page.tsx'),
  '$environment/requests': () => import('./pages/requests/requests-page.tsx'),
  '$environment/account': () => import('./pages/account/account-page.tsx'),
  '$environment/$ruc': home,
  '$environment/$ruc/receipts': () => import('./pages/receipts/receipts-page.tsx'),
  '$environment/$ruc/receipts/$receiptId': () => import('./pages/receipts/receipt-page.tsx'),
  '$environment/$ruc/issue': () => import('./pages/issue/choose-kind-page.tsx'),
  '$environment/$ruc/issue/$kind': () => import('./pages/issue/issue-page.tsx'),
  '$environment/$ruc/settings': () => import('./pages/taxpayers/taxpayer-page.tsx'),
  '$environment/$ruc/establishments': () => import('./pages/taxpayers/establishments-page.tsx'),
  '$environment/$ruc/certificate': () => import('./pages/certificate/certificate-page.tsx'),
  '$environment/$ruc/customers': () => import('./pages/customers/customers-page.tsx'),
  '$environment/$ruc/products': () => import('./pages/products/products-page.tsx'),
  '$environment/$ruc/products/$productId': () => import('./pages/products/product-page.tsx'),
  '$environment/$ruc/price-lists': () => import('./pages/products/price-lists-page.tsx'),
  '$environment/$ruc/taxes': () => import('./pages/products/taxes-page.tsx'),
  '$environment/$ruc/reports': () => import('./pages/reports/reports-page.tsx'),
  '$environment/$ruc/usage': () => import('./pages/usage/usage-page.tsx'),
} as const

/** Starts to load the page's code. The router requests the same files and reports failures. */
export function beginToLoad(path: string): void {
  const address = addressOf(path)
  if (address === undefined) return
  const files = address.startsWith('$environment') ? [loadFrame, pageFiles[address]] : [pageFiles[address]]
  for (const load of files) load().catch(() => {})
}

/** Finds the route of a path; a literal segment wins over a parameter. */
export function addressOf(path: string): keyof typeof pageFiles | undefined {
  const parts = path.split('/').filter((part) => part !== '')
  const addresses = Object.keys(pageFiles) as (keyof typeof pageFiles)[]
  return addresses
    .filter((address) => isOf(address.split('/'), parts))
    .sort((one, other) => valuesIn(one) - valuesIn(other))[0]
}

function isOf(address: readonly string[], parts: readonly string[]): boolean {
  return address.length === parts.length && address.every((part, at) => part.startsWith('$') || part === parts[at])
}

function valuesIn(address: string): number {
  return address.split('$').length
}
