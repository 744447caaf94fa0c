import type { FirstRun } from './first-run.ts'

const INVOICE = {
  customer: {
    identificationType: 'NATIONAL_ID',
    identification: '1710034065',
    legalName: 'María Pérez',
    email: 'maria@example.com',
  },
  items: [{ code: 'A-1', description: 'Café en grano', quantity: 2, unitPrice: 10, taxType: 'IVA_RATE', tax: 15 }],
}

export function nextSteps(facts: FirstRun, dataDir: string, authorityUrl: string | undefined): string {
  const { baseUrl, dashboardUrl, email, password, testKey, taxpayerRuc } = facts
  const authority =
    authorityUrl === undefined ? '' : `\n  Authority   ${authorityUrl} (simulated: set its faults there)`
  return `
Ready.

  API         ${baseUrl}/v1/developer
  Dashboard   ${dashboardUrl} (signs in with one click here; elsewhere ${email} / ${password})
  Sandbox key ${testKey}
  Reference   ${baseUrl}/docs#key=${testKey}&ruc=${taxpayerRuc}
  Guides      ${baseUrl}/docs/guides/quick-start (curl, TypeScript, Python)
  Agents      ${baseUrl}/mcp (how: ${baseUrl}/docs/guides/agents)
  Mail        ${dataDir}/mail/*.eml${authority}
  All this    ${dataDir}/first-run.json

Set these variables in another terminal, for the guides and clients:

export ETAX_BASE_URL=${baseUrl} ETAX_API_KEY=${testKey} ETAX_TAXPAYER_RUC=${taxpayerRuc}

Issue an invoice:

curl -s ${baseUrl}/v1/developer/invoices \\
  -H 'X-API-Key: ${testKey}' -H 'x-taxpayer-ruc: ${taxpayerRuc}' \\
  -H 'Content-Type: application/json' -d '${JSON.stringify(INVOICE)}'

Read the newest receipt; it is COMPLETED after a second or two:

curl -s '${baseUrl}/v1/developer/receipts?limit=1' -H 'X-API-Key: ${testKey}' -H 'x-taxpayer-ruc: ${taxpayerRuc}'

Ctrl-C stops everything.
`
}
