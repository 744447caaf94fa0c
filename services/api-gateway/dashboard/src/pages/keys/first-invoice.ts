import type { components } from '../../api/generated/api.ts'

/** The invoice that a new user issues first: whole, and of the sandbox. */
export const FIRST_INVOICE: components['schemas']['InvoiceOrder'] = {
  customer: {
    identificationType: 'NATIONAL_ID',
    identification: '1710034065',
    legalName: 'Maria Perez',
    email: 'maria@example.com',
  },
  items: [{ code: 'A-1', description: 'Cafe en grano', quantity: 2, unitPrice: 10, taxType: 'IVA_RATE', tax: 15 }],
}

/** The same however often it is asked for: one that ended badly, of which the receipt is known, is followed by another. */
export function firstReference(workspaceId: string, endedId = ''): string {
  return ['first-steps', workspaceId, endedId].filter((part) => part !== '').join('-')
}

interface Place {
  /** Where the API answers. */
  baseUrl: string
  key: string
  ruc: string
}

/** Issues it from a terminal of Linux or macOS. */
export function curlCommand({ baseUrl, key, ruc }: Place): string {
  return [
    `curl -s ${baseUrl}/v1/developer/invoices`,
    `-H 'X-API-Key: ${key}'`,
    `-H 'x-taxpayer-ruc: ${ruc}'`,
    "-H 'Content-Type: application/json'",
    `-d '${JSON.stringify(FIRST_INVOICE)}'`,
  ].join(' \\\n  ')
}

/** The same from PowerShell, which every Windows has: its quotes are others, and its curl another program. */
export function powershellCommand({ baseUrl, key, ruc }: Place): string {
  return [
    `$body = '${JSON.stringify(FIRST_INVOICE)}'`,
    `Invoke-RestMethod -Method Post -Uri ${baseUrl}/v1/developer/invoices \``,
    `  -Headers @{ 'X-API-Key' = '${key}'; 'x-taxpayer-ruc' = '${ruc}' } \``,
    "  -ContentType 'application/json' -Body $body",
  ].join('\n')
}
