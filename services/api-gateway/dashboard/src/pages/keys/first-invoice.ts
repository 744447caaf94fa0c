import type { components } from '../../api/generated/api.ts'

export const FIRST_INVOICE: components['schemas']['InvoiceOrder'] = {
  customer: {
    identificationType: 'NATIONAL_ID',
    identification: '1710034065',
    legalName: 'Maria Perez',
    email: 'maria@example.com',
  },
  items: [{ code: 'A-1', description: 'Cafe en grano', quantity: 2, unitPrice: 10, taxType: 'IVA_RATE', tax: 15 }],
}

/** The same reference on every call; a new one after a receipt that failed. */
export function firstReference(workspaceId: string, endedId = ''): string {
  return ['first-steps', workspaceId, endedId].filter((part) => part !== '').join('-')
}

interface Place {
  baseUrl: string
  key: string
  ruc: string
}

export function curlCommand({ baseUrl, key, ruc }: Place): string {
  return [
    `curl -s ${baseUrl}/v1/developer/invoices`,
    `-H 'X-API-Key: ${key}'`,
    `-H 'x-taxpayer-ruc: ${ruc}'`,
    "-H 'Content-Type: application/json'",
    `-d '${JSON.stringify(FIRST_INVOICE)}'`,
  ].join(' \\\n  ')
}

/** PowerShell, which every Windows has, quotes differently, and its curl is another program. */
export function powershellCommand({ baseUrl, key, ruc }: Place): string {
  return [
    `$body = '${JSON.stringify(FIRST_INVOICE)}'`,
    `Invoke-RestMethod -Method Post -Uri ${baseUrl}/v1/developer/invoices \``,
    `  -Headers @{ 'X-API-Key' = '${key}'; 'x-taxpayer-ruc' = '${ruc}' } \``,
    "  -ContentType 'application/json' -Body $body",
  ].join('\n')
}
