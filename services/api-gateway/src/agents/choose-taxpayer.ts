import { gatewayErrors } from '@etax/contracts'
import { TEST_TAXPAYER_RUC } from '@etax/tax-document'
import { Type } from 'typebox'
import type { ToolCall } from './tool.ts'

export const taxpayerRuc = Type.Optional(
  Type.String({
    description:
      'The registry number (13 digits) of the taxpayer. Default: with a test key the test taxpayer, with a live key ' +
      'the only taxpayer of the workspace.',
  }),
)

const MAX_RUCS = 20

/** @throws AppError `invalid` AGT_10002 if a live key has several taxpayers to choose from */
export async function chosenTaxpayer({ principal, args, api }: Pick<ToolCall, 'principal' | 'args' | 'api'>) {
  const named = typeof args.taxpayerRuc === 'string' ? args.taxpayerRuc.trim() : ''
  if (named !== '') return named
  if (principal.mode === 'test') return TEST_TAXPAYER_RUC
  const { body } = await api({ method: 'GET', url: '/taxpayers' })
  const own = (body as { ruc: string }[]).map(({ ruc }) => ruc).filter((ruc) => ruc !== TEST_TAXPAYER_RUC)
  const [only] = own
  if (only !== undefined && own.length === 1) return only
  throw gatewayErrors.taxpayerToChoose({ rucs: own.slice(0, MAX_RUCS) })
}
