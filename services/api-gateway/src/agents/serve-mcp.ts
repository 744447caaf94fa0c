import { environmentOf, type Mode } from '@etax/contracts'
import { AppError, type Echo, echoed, fieldErrors, type Language, type Text, words } from '@etax/kernel'
import { brokenFields } from '@etax/tax-document'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { type CallToolResult, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { remediesOf } from '../http/domain/explain-error.ts'
import { languageOf } from '../http/domain/preferred-language.ts'
import { errorBodyOf } from '../http/error-answers.ts'
import { visible } from '../request-log/domain/visible-text.ts'
import type { ConfirmLive } from './confirm-live.ts'
import { type Api, type Refusal, RefusedCall, type Tool } from './tool.ts'
import { instructions, tools } from './tools.ts'

export interface McpCall {
  request: FastifyRequest
  api: Api
  confirmLive: ConfirmLive
  baseUrl: string
  now: () => number
  signal: AbortSignal
}

const serverInfo = {
  name: 'electronic-tax-documents',
  title: 'Electronic tax documents',
  version: '1',
}

/** Clients send no schemas: the SDK's validator would be created for each request and never used. */
const noValidator = {
  getValidator() {
    throw new Error('no schema of a client is validated')
  },
}

/**
 * Answers one message of the Model Context Protocol, or a list. Each request has its own server: without sessions, any
 * process can answer.
 */
export async function serveMcp(call: McpCall): Promise<Response> {
  const language = languageOf(call.request)
  const options = { capabilities: { tools: {} }, instructions, jsonSchemaValidator: noValidator }
  const server = new Server(serverInfo, options)
  server.setRequestHandler(ListToolsRequestSchema, async () => listed)
  // The SDK's own schema would report a malformed call as a fault of the server.
  server.fallbackRequestHandler = async ({ method, params }) => {
    if (method !== 'tools/call') throw unknownMethod(method, language)
    return callTool(call, toolCallIn(params, language))
  }
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  // The SDK's types confuse undefined members with missing ones.
  await server.connect(transport as Transport)
  try {
    return await transport.handleRequest(webRequestOf(call), { parsedBody: call.request.body ?? null })
  } finally {
    await server.close()
  }
}

/** The address has no effect. The body was read before, within the usual limits. */
function webRequestOf({ request: { headers } }: McpCall): Request {
  const of = (name: string) => [headers[name] ?? []].flat().map((value) => [name, value] as const)
  const passedOn = ['accept', 'content-type', 'mcp-protocol-version'].flatMap(of)
  return new Request('http://localhost/mcp', {
    method: 'POST',
    headers: passedOn.map(([name, value]) => [name, value]),
  })
}

const everyAnswer = {
  mode: Type.String({ description: 'test or live: which key was used.' }),
  environment: Type.String({ description: 'sandbox or production.' }),
  notice: Type.String(),
}

/** Computed once: callers request it often. */
const listed = {
  tools: tools.map(({ name, title, description, input, listedInput, output, annotations }) => ({
    name,
    title,
    description,
    inputSchema: plain(listedInput ?? input),
    outputSchema: plain(withCommonMembers(output)),
    annotations: { title, ...annotations },
  })),
}

function withCommonMembers(output: { properties: object; required?: readonly string[] }) {
  const required = [...Object.keys(everyAnswer), ...(output.required ?? [])]
  return { ...output, properties: { ...everyAnswer, ...output.properties }, required }
}

/** A schema as plain JSON; its `form` in English. */
function plain(schema: object): { type: 'object' } {
  return JSON.parse(JSON.stringify(schema, (name, value) => (name === 'form' && isText(value) ? value.en : value)))
}

function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && 'en' in value && 'es' in value
}

function inWords(value: unknown, language: Language): string {
  const echo: Echo = echoed(value)
  return typeof echo === 'string' ? echo : echo[language]
}

function unknownMethod(method: string, language: Language): McpError {
  const text = words(`There is no method ${echoed(method)}`, `No existe el método ${echoed(method)}`)
  return new McpError(ErrorCode.MethodNotFound, text[language])
}

interface CalledTool {
  tool: Tool
  args: Record<string, unknown>
}

/** @throws McpError InvalidParams */
function toolCallIn(params: Record<string, unknown> = {}, language: Language): CalledTool {
  const { name, arguments: args } = params
  const tool = tools.find((one) => one.name === name)
  if (tool === undefined) {
    const names = tools.map((one) => one.name).join(', ')
    const sent = inWords(name, language)
    const missing =
      name === undefined
        ? words('params.name must name a tool', 'params.name debe nombrar una herramienta')
        : words(`There is no tool ${sent}`, `No existe la herramienta ${sent}`)
    const text = words(`${missing.en}; there are ${names}`, `${missing.es}; las que hay son ${names}`)
    throw new McpError(ErrorCode.InvalidParams, text[language])
  }
  return { tool, args: argumentsIn(args, language) }
}

/** Omits null members: models send null for omitted ones. Blank texts stay; each tool defines their meaning. */
function argumentsIn(input: unknown, language: Language): Record<string, unknown> {
  if (input === undefined || input === null) return {}
  if (typeof input !== 'object' || Array.isArray(input)) {
    const [example, sent] = ['{"kind": "INVOICE"}', inWords(input, language)]
    const text = words(
      `params.arguments must be an object, such as ${example}; it is ${sent}`,
      `params.arguments debe ser un objeto, por ejemplo ${example}; es ${sent}`,
    )
    throw new McpError(ErrorCode.InvalidParams, text[language])
  }
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))
}

async function callTool(call: McpCall, { tool, args }: CalledTool): Promise<CallToolResult> {
  try {
    return succeeded(call, await run(tool, call, args))
  } catch (error) {
    return failed(call, refusalIn(error, call.request))
  }
}

async function run(tool: Tool, { request, ...context }: McpCall, args: Record<string, unknown>): Promise<object> {
  const isValid = request.getValidationFunction(tool.input) ?? request.compileValidationSchema(tool.input)
  if (!isValid(args)) throw fieldErrors.invalidRequest({ details: brokenFields(isValid.errors ?? []) })
  return tool.run({ ...context, args, principal: request.principal, language: languageOf(request) })
}

function refusalIn(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof RefusedCall) return error.refusal
  const { statusCode: status, ...body } = errorBodyOf(error, request)
  return { ...body, status, retryAfter: (AppError.is(error) && error.retryAfter) || null }
}

function succeeded({ request }: McpCall, answer: object): CallToolResult {
  const structuredContent = visible({ ...commonMembers(request), ...answer })
  return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent }
}

function failed({ request, baseUrl }: McpCall, refusal: Refusal): CallToolResult {
  const { code, details, retryAfter, ...rest } = refusal
  const codes = [...(code === null ? [] : [code]), ...details.map((detail) => detail.code)]
  const remedies = remediesOf(codes, languageOf(request))
  const page = code === null ? {} : { page: `${baseUrl}/docs/errors#${code}` }
  const error = { code, ...rest, details, remedies, ...page, ...(retryAfter !== null && { retryAfter }) }
  const text = JSON.stringify(visible({ ...commonMembers(request), error }))
  return { isError: true, content: [{ type: 'text', text }] }
}

const NOTICES: Readonly<Record<Mode, Text>> = {
  test: words(
    'Test key: this is the sandbox. Nothing here is sent to the authority or has fiscal value.',
    'Clave de prueba: este es el ambiente de pruebas. Nada de aquí se envía al SRI ni tiene valor fiscal.',
  ),
  live: words(
    'Live key: documents issued here are legally binding.',
    'Clave de producción: los comprobantes que se emiten aquí son legalmente válidos.',
  ),
}

function commonMembers(request: FastifyRequest) {
  const { mode } = request.principal
  return { mode, environment: environmentOf(mode), notice: NOTICES[mode][languageOf(request)] }
}
