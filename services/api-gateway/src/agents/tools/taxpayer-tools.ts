import type { Mode } from '@etax/contracts'
import { sequentialText, TEST_TAXPAYER_RUC } from '@etax/tax-document'
import { Type } from 'typebox'
import { strict, threeDigits } from '../../http/schema-parts.ts'
import { chosenTaxpayer, taxpayerRuc } from '../choose-taxpayer.ts'
import { READS, RefusedCall, type Tool, type ToolCall } from '../tool.ts'
import { confirmLive, issuedKind, kind, requireConfirmation } from './issue-document.ts'

/** Certificates are looked up for the first taxpayers only. */
const MAX_CERTIFICATES = 10
const MAX_TAXPAYERS = 50

const nullable = Type.Unsafe<string | null>({ type: ['string', 'null'] })

export const listTaxpayers: Tool = {
  name: 'list_taxpayers',
  title: 'Who can issue',
  description:
    'Lists the taxpayers of the workspace with their certificate, establishments and emission points, and ' +
    'whether this key can issue for them now. Call it first.',
  input: strict({}),
  output: Type.Object({
    taxpayers: Type.Array(
      Type.Object({
        ruc: Type.String(),
        name: nullable,
        testTaxpayer: Type.Boolean(),
        certificate: Type.Unsafe<object | null>({ type: ['object', 'null'] }),
        canIssue: Type.Boolean(),
        whyNot: nullable,
        establishments: Type.Array(Type.Object({ code: Type.String(), emissionPoints: Type.Array(Type.String()) })),
      }),
    ),
    total: Type.Integer(),
  }),
  annotations: READS,
  run: list,
}

// biome-ignore lint/suspicious/noExplicitAny: records of the resource API, which catalog describes
type Rows = any[]

async function list({ principal, api }: ToolCall) {
  const rows = async (path: string): Promise<Rows> => (await api({ method: 'GET', url: `${path}?limit=1000` })).body
  const [taxpayers, establishments, points] = await Promise.all([
    rows('/taxpayers'),
    rows('/establishments'),
    rows('/emission-points'),
  ])
  const views = taxpayers.slice(0, MAX_TAXPAYERS).map(async ({ id, ruc, name, commercialName }, index) => {
    const certificate = index < MAX_CERTIFICATES ? await certificateOf(ruc, api) : null
    const whyNot = whyNotFor(principal.mode, ruc, certificate?.status)
    const own = establishments.filter(({ taxpayerId }) => taxpayerId === id)
    return {
      ruc,
      name,
      commercialName,
      testTaxpayer: ruc === TEST_TAXPAYER_RUC,
      certificate,
      canIssue: whyNot === null,
      whyNot,
      establishments: own.map((one) => ({
        code: seriesCode(one.code),
        name: one.name,
        emissionPoints: points
          .filter(({ establishmentId }) => establishmentId === one.id)
          .map(({ code }) => seriesCode(code)),
      })),
    }
  })
  return { taxpayers: await Promise.all(views), total: taxpayers.length }
}

/** Null if the lookup fails: the rest of the answer is still useful. */
async function certificateOf(ruc: string, api: ToolCall['api']) {
  const url = '/v1/developer/certificate/status'
  const answered = await api({ method: 'GET', url, taxpayerRuc: ruc }).catch((error) => {
    if (error instanceof RefusedCall) return null
    throw error
  })
  if (answered === null) return null
  const { status, subject, notAfter, daysLeft } = answered.body.data
  return { status, subject, notAfter, daysLeft }
}

function whyNotFor(mode: Mode, ruc: string, certificate: string | undefined): string | null {
  if (mode === 'test') return null
  if (ruc === TEST_TAXPAYER_RUC) return 'The test taxpayer issues only with a test key.'
  if (certificate === 'MISSING')
    return 'It has no certificate: upload the P12 in the dashboard or at /v1/developer/certificate.'
  if (certificate === 'EXPIRED') return 'Its certificate has expired: upload a new one.'
  return null
}

function seriesCode(code: unknown): string {
  return String(code).padStart(3, '0')
}

export const setNextNumber: Tool = {
  name: 'set_next_number',
  title: 'Set the number of the next document',
  description:
    'Sets the number of the next document of this kind and series. Only a taxpayer that comes from another ' +
    'system needs it: numbers start at 1 automatically. A used number cannot be set again.',
  input: strict({
    kind,
    establishment: threeDigits,
    emissionPoint: threeDigits,
    next: Type.Integer({ minimum: 1, maximum: 999_999_999 }),
    taxpayerRuc,
    confirmLive,
  }),
  output: Type.Object({
    taxpayerRuc: Type.String(),
    establishment: Type.String(),
    emissionPoint: Type.String(),
    next: Type.Integer(),
  }),
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
  run: async (call) => {
    const { establishment, emissionPoint, next } = call.args
    const { documentType, path } = issuedKind(call.args.kind)
    const ruc = await chosenTaxpayer(call)
    if (call.principal.mode === 'live') {
      const series = `${establishment}-${emissionPoint}`
      const number = `${series}-${sequentialText(Number(next))}`
      const toAgreeTo = { what: 'number', documentType, ruc, series, number } as const
      await requireConfirmation(call, { content: { kind: documentType, ruc, number }, toAgreeTo })
    }
    const url = `/v1/developer${path}/sequential`
    const { body } = await call.api({
      method: 'PATCH',
      url,
      taxpayerRuc: ruc,
      body: { establishment, emissionPoint, next },
    })
    return { taxpayerRuc: ruc, ...body.data }
  },
}

export const getUsage: Tool = {
  name: 'get_usage',
  title: 'The remaining quota of the plan',
  description:
    'Returns the number of documents issued in this period, and the number that the plan still allows. null means no limit.',
  input: strict({ taxpayerRuc }),
  output: Type.Object({
    plan: Type.String(),
    used: Type.Integer(),
    remaining: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
  }),
  annotations: READS,
  run: async (call) => {
    const ruc = await chosenTaxpayer(call)
    return (await call.api({ method: 'GET', url: '/v1/developer/usage', taxpayerRuc: ruc })).body.data
  },
}
