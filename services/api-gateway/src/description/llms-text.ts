import { magicValues } from '@etax/contracts'
import type { OrderKind } from '@etax/tax-document'
import { authorityDay } from '@etax/tax-document'
import { issuedKinds } from '../agents/tools/issue-document.ts'
import { type Outline, outlineOf } from '../issuing/domain/order-outline.ts'
import { codesIn, codeTableNames, codeTables } from './code-tables.ts'
import { guides } from './guides.ts'

export interface LlmsSource {
  baseUrl: string
  operations: readonly Operation[]
  tools: readonly { name: string; description: string }[]
  errors: string
  now: number
}

export interface Operation {
  method: string
  path: string
  summary: string
}

/** /llms.txt in the form of llmstxt.org. */
export function llmsText(baseUrl: string): string {
  return `${heading(baseUrl)}

${firstInvoice(baseUrl)}

${sandboxTexts()}

## Documentation

- [Everything in one file](${baseUrl}/llms-full.txt): orders, codes, every operation, every error
${guideLinks(baseUrl)}
- [OpenAPI 3.1](${baseUrl}/openapi.json): every operation with its schemas; generated clients compile
- [Errors](${baseUrl}/docs/errors): every code with its cause and remedy; Markdown with \`Accept: text/markdown\`

## Agents

- [MCP server](${baseUrl}/mcp): streamable HTTP, \`Authorization: Bearer <API key>\`; issue, find, status, files, validate, explain
`
}

export function llmsFullText(source: LlmsSource): string {
  const { baseUrl } = source
  const parts = [
    heading(baseUrl),
    firstInvoice(baseUrl),
    rules(baseUrl),
    `## Guides\n\n${guideLinks(baseUrl)}`,
    `## Orders\n\n${issuedKinds.map(orderOf).join('\n\n')}`,
    `## Codes\n\nAs in force today; longer tables are cut.\n\n${codes(source.now)}`,
    `## Operations\n\nSchemas: ${baseUrl}/openapi.json\n\n${source.operations.map(operation).join('\n')}`,
    `## Tools of the MCP server\n\n${source.tools.map(({ name, description }) => `- \`${name}\`: ${description}`).join('\n')}`,
    source.errors.replace(/^#/gm, '##'),
  ]
  return `${parts.join('\n\n').trim()}\n`
}

function guideLinks(baseUrl: string): string {
  return Object.entries(guides)
    .map(
      ([name, title]) => `- [${title}](${baseUrl}/docs/guides/${name}.md)${name === 'quick-start' ? FIRST_STEPS : ''}`,
    )
    .join('\n')
}

const FIRST_STEPS = ': by curl, in TypeScript, in Python with a generated client'

const ISSUED = issuedKinds.map(({ path }) => path.slice(1).replaceAll('-', ' '))

function heading(baseUrl: string): string {
  return `# Electronic tax documents

> Issues Ecuador's electronic tax documents (${ISSUED.join(', ')}): numbers,
> signs, submits to the tax authority, prints and mails them. ${baseUrl}`
}

function firstInvoice(baseUrl: string): string {
  return `## First invoice

A test key (\`ak_test_…\`) issues in the sandbox at once: no certificate, no fiscal value, the test taxpayer 1799999990001.

\`\`\`sh
curl ${baseUrl}/v1/developer/invoices -H "X-API-Key: $ETAX_API_KEY" -H "x-taxpayer-ruc: 1799999990001" \\
  -H "Content-Type: application/json" -d '{"devReference": "order-1", "customer": {"identificationType": "FINAL_CONSUMER"},
  "items": [{"code": "A-1", "description": "Café", "quantity": 1, "unitPrice": 10, "taxType": "IVA_RATE", "tax": 15}]}'
\`\`\`

The answer (202) has \`data.id\`. Read \`GET /v1/developer/receipts/{id}\` until \`status\` is COMPLETED, REJECTED, RETURNED or ERROR;
then \`GET /v1/developer/receipts/{id}/pdf\` and \`/xml\` return links.`
}

function sandboxTexts(): string {
  const values = magicValues.map(({ name, effect }) => `- \`${name}\`: ${effect.en}`)
  return `## Sandbox

With a test key, one of these as the whole text of any field of an order scripts the authority:

${values.join('\n')}`
}

function rules(baseUrl: string): string {
  return `## Rules

- Send your own \`devReference\` with every order: a repeated one returns the first receipt (200, \`duplicate\` true) and issues
  nothing. Without one a retry may issue twice. The header \`Idempotency-Key\` is the \`devReference\` of an order without one.
- Success is \`{data, meta}\`, an error \`{code, message, statusCode, details, requestId}\`; \`details\` lists every
  field with an error. Codes are stable; ${baseUrl}/docs/errors explains them. 429 and 503 have \`Retry-After\`.
- Statuses: DRAFT, RECEIVED_AUTHORITY, AUTHORIZED (the document is valid), COMPLETED (printed and mailed too); REJECTED
  and RETURNED are final refusals of the authority, with its \`messages\`; ERROR can be retried:
  \`POST /v1/developer/invoices/{id}/retry\`.
- Amounts and taxes are computed from the order; amounts are numbers or decimal texts, and decimal texts in answers.
- Each operation needs a scope of the key (\`issue\`, \`read\`, \`records\`, \`webhooks\`, \`keys\`): otherwise 403 with the scope.
- A live key (\`ak_live_…\`) issues legally binding documents: it needs the taxpayer's certificate, \`POST /v1/developer/certificate\`.`
}

function orderOf(kind: OrderKind): string {
  const outline = outlineOf(kind)
  const { examples: [example = {}] = [] } = kind.schema as { examples?: object[] }
  const about = outline.description === undefined ? '' : `${outline.description}\n\n`
  return `### ${kind.summary}: POST /v1/developer${kind.path}

${about}${members(outline, '').join('\n')}

\`\`\`json
${JSON.stringify(example)}
\`\`\``
}

function members({ properties = {}, required = [] }: Outline, indent: string): string[] {
  return Object.entries(properties).flatMap(([name, member]) => {
    const entries = member.items ?? member
    const values = member.enum === undefined ? '' : `: ${member.enum.join(', ')}`
    const need = required.includes(name) ? ', required' : ''
    const about = [member.description, member.items?.description].filter(Boolean).join(' ')
    const line = `${indent}- \`${name}\` (${[member.type].flat().join(' or ')}${need})${values}${about === '' ? '' : `. ${about}`}`
    return [line, ...members(entries, `${indent}  `)]
  })
}

/** Longer tables are available at /mcp. */
const MAX_ROWS = 40

function codes(now: number): string {
  const day = authorityDay(now)
  return codeTableNames
    .map((table) => {
      const rows = codesIn(table, { day }).slice(0, MAX_ROWS)
      const lines = rows.map(
        ({ value, name, rates }) => `- \`${value}\` ${name}${rates ? ` (${rates.join(', ')} %)` : ''}`,
      )
      return `### ${table}\n\nIn \`${codeTables[table].usedIn}\`.\n\n${lines.join('\n')}`
    })
    .join('\n\n')
}

function operation({ method, path, summary }: Operation): string {
  return `- \`${method} ${path}\`: ${summary}`
}
