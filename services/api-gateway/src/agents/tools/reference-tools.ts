import { gatewayErrors } from '@etax/contracts'
import { fieldErrors } from '@etax/kernel'
import { authorityDay } from '@etax/tax-document'
import { Type } from 'typebox'
import { type CodeTableName, codesIn, codeTableNames, codeTables } from '../../description/code-tables.ts'
import { explainError, remediesOf } from '../../http/domain/explain-error.ts'
import { statusOf } from '../../http/error-answers.ts'
import { day, oneOf, strict } from '../../http/schema-parts.ts'
import { chosenTaxpayer, taxpayerRuc } from '../choose-taxpayer.ts'
import { READS, type Tool } from '../tool.ts'

const MAX_ROWS = 60

export const listCodes: Tool = {
  name: 'list_codes',
  title: "The authority's codes",
  description:
    'Lists codes for orders, in force on a day: identification types, tax rates, payment methods, withholdings, ' +
    'countries and others. Names are in Spanish, as the authority publishes them, with an English translation. ' +
    'sandboxOutcomes lists the texts that script the simulated authority of test keys.',
  input: strict({
    table: oneOf(...codeTableNames),
    query: Type.Optional(
      Type.String({ maxLength: 100, description: 'Words to find in the value or the names, such as dividendos.' }),
    ),
    date: Type.Optional({ ...day, description: 'YYYY-MM-DD. Default: today in Ecuador.' }),
  }),
  output: Type.Object({
    table: Type.String(),
    usedIn: Type.String({ description: 'The member of an order for these values.' }),
    day: Type.String(),
    rows: Type.Array(
      Type.Object({
        value: Type.String(),
        name: Type.String(),
        english: Type.Optional(Type.String()),
        rates: Type.Optional(Type.Array(Type.String())),
        range: Type.Optional(Type.String({ description: 'The printed percentages of a code without a fixed list.' })),
      }),
    ),
    total: Type.Integer({ description: `The number of rows found; the answer lists at most ${MAX_ROWS}.` }),
  }),
  annotations: READS,
  run: async ({ args, now, language }) => {
    const table = args.table as CodeTableName
    const date = (args.date as string | undefined) ?? authorityDay(now())
    const rows = codesIn(table, { day: date, query: args.query as string | undefined, language })
    return { table, usedIn: codeTables[table].usedIn, day: date, rows: rows.slice(0, MAX_ROWS), total: rows.length }
  },
}

export const explainErrorTool: Tool = {
  name: 'explain_error',
  title: 'What an error code means',
  description:
    `Returns the meaning, cause and remedy of a code of this API (such as ${fieldErrors.invalidRequest.code}), of a warning, or of a message of the authority ` +
    '(such as 39).',
  input: strict({ code: Type.String({ minLength: 1, maxLength: 40 }) }),
  output: Type.Object({
    code: Type.String(),
    source: oneOf('api', 'authority'),
    meaning: Type.String(),
    cause: Type.String(),
    remedy: Type.String(),
    status: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
    page: Type.String(),
  }),
  annotations: READS,
  run: async ({ args, baseUrl, language }) => {
    const explanation = explainError(String(args.code), statusOf, language)
    if (explanation === undefined) throw gatewayErrors.codeUnknown({ code: String(args.code) })
    const anchor = explanation.source === 'authority' ? `authority-${explanation.code}` : explanation.code
    return { ...explanation, page: `${baseUrl}/docs/errors#${anchor}` }
  },
}

const Finding = Type.Object({ path: Type.String(), code: Type.String(), message: Type.String() })

export const validateXmlTool: Tool = {
  name: 'validate_xml',
  title: 'Check a document written elsewhere',
  description:
    "Checks the XML of a tax document against the authority's schema and rules, and against existing receipts. " +
    'Nothing is stored, signed or sent.',
  input: strict({
    xml: Type.String({ minLength: 1, description: 'The document, as text or base64; at most 1 MiB.' }),
    taxpayerRuc,
  }),
  output: Type.Object({
    valid: Type.Boolean(),
    errors: Type.Array(Finding),
    warnings: Type.Array(Finding),
    remedies: Type.Array(Type.Object({ code: Type.String(), remedy: Type.String() })),
  }),
  annotations: READS,
  run: async (call) => {
    const ruc = await chosenTaxpayer(call)
    const request = { method: 'POST', url: '/v1/developer/validate-xml', body: { xml: call.args.xml } } as const
    const { data } = (await call.api({ ...request, taxpayerRuc: ruc })).body
    const codes = [...data.errors, ...data.warnings].map(({ code }) => code)
    return { taxpayerRuc: ruc, ...data, remedies: remediesOf(codes, call.language) }
  },
}
