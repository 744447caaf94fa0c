import { AppError, type Echo, echoed, fieldErrors, type Text } from '@etax/kernel'
import { brokenFields } from '@etax/tax-document'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { type CallToolResult, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { remediesOf } from '../http/domain/explain-error.ts'
import { languageOf } from '../http/domain/preferred-language.ts'
import { environmentOf, type Principal } from '../http/domain/principal.ts'
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
  /** Ends when the caller is gone. */
  signal: AbortSignal
}

const serverInfo = {
  name: 'electronic-tax-documents',
  title: 'Electronic tax documents',
  version: '1',
}

/** No schema comes from a client: a validator of our own would be made for each request, and never used. */
const noValidator = {
  getValidator() {
    throw new Error('no schema of a client is validated')
  },
}

/**
 * Answers one message of the Model Context Protocol, or a list of them. Each request has a server of its own: there is no
 * session to take over or to keep, and any process answers.
 */
export async function serveMcp(call: McpCall): Promise<Response> {
  const options = { capabilities: { tools: {} }, instructions, jsonSchemaValidator: noValidator }
  const server = new Server(serverInfo, options)
  server.setRequestHandler(ListToolsRequestSchema, async () => listed)
  // The schema of the SDK would answer what is wrong with a call as a fault of the server.
  server.fallbackRequestHandler = async ({ method, params }) => {
    if (method !== 'tools/call') throw new McpError(ErrorCode.MethodNotFound, `There is no method ${echoed(method)}`)
    return callTool(call, toolCallIn(params))
  }
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  // The SDK's own types do not tell a member that is undefined from one that is not there.
  await server.connect(transport as Transport)
  try {
    return await transport.handleRequest(webRequestOf(call), { parsedBody: call.request.body ?? null })
  } finally {
    await server.close()
  }
}

/** The address is not looked at; the body was read already, within the limits that every body has. */
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

/** Written once: anyone may ask for it, often. */
const listed = {
  tools: tools.map(({ name, title, description, input, listedInput, output, annotations }) => ({
    ...{ name, title, description },
    inputSchema: plain(listedInput ?? input),
    outputSchema: plain(withCommonMembers(output)),
    annotations: { title, ...annotations },
  })),
}

function withCommonMembers(output: { properties: object; required?: readonly string[] }) {
  const required = [...Object.keys(everyAnswer), ...(output.required ?? [])]
  return { ...output, properties: { ...everyAnswer, ...output.properties }, required }
}

/** A schema as JSON, without what the schema library keeps beside it; what says a form, in English. */
function plain(schema: object): { type: 'object' } {
  return JSON.parse(JSON.stringify(schema, (name, value) => (name === 'form' && isText(value) ? value.en : value)))
}

function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && 'en' in value && 'es' in value
}

function inEnglish(echo: Echo): string {
  return typeof echo === 'string' ? echo : echo.en
}

interface CalledTool {
  tool: Tool
  args: Record<string, unknown>
}

/** @throws McpError InvalidParams, in a sentence */
function toolCallIn(params: Record<string, unknown> = {}): CalledTool {
  const { name, arguments: args } = params
  const tool = tools.find((one) => one.name === name)
  if (tool === undefined) {
    const missing = name === undefined ? 'params.name must name a tool' : `There is no tool ${inEnglish(echoed(name))}`
    throw new McpError(ErrorCode.InvalidParams, `${missing}; there are ${tools.map((one) => one.name).join(', ')}`)
  }
  return { tool, args: argumentsIn(args) }
}

/** Without members that are null: models send it for what they leave out. Blank texts stay, each tool says what they mean. */
function argumentsIn(input: unknown): Record<string, unknown> {
  if (input === undefined || input === null) return {}
  if (typeof input !== 'object' || Array.isArray(input)) {
    const message = `params.arguments must be an object, such as {"kind": "INVOICE"}; it is ${inEnglish(echoed(input))}`
    throw new McpError(ErrorCode.InvalidParams, message)
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

function succeeded({ request: { principal } }: McpCall, answer: object): CallToolResult {
  const structuredContent = visible({ ...commonMembers(principal), ...answer })
  return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent }
}

/** An error that the model reads and acts on: what is wrong, where, and what to do about it. */
function failed({ request, baseUrl }: McpCall, refusal: Refusal): CallToolResult {
  const { code, details, retryAfter, ...rest } = refusal
  const codes = [...(code === null ? [] : [code]), ...details.map((detail) => detail.code)]
  const remedies = remediesOf(codes, languageOf(request))
  const page = code === null ? {} : { page: `${baseUrl}/docs/errors#${code}` }
  const error = { code, ...rest, details, remedies, ...page, ...(retryAfter !== null && { retryAfter }) }
  const text = JSON.stringify(visible({ ...commonMembers(request.principal), error }))
  return { isError: true, content: [{ type: 'text', text }] }
}

function commonMembers({ mode }: Principal) {
  const notice =
    mode === 'test'
      ? 'Test key: this is the sandbox. Nothing here is sent to the authority or has fiscal value.'
      : 'Live key: documents issued here are legally binding.'
  return { mode, environment: environmentOf(mode), notice }
}
