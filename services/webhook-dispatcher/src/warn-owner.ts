import { envelope, WarnOwner } from '@etax/contracts'
import { reasonOf } from '@etax/kernel'
import type { Bus, Log } from '@etax/messaging'
import type { DeactivationReason, Endpoint } from './domain/endpoint.ts'
import type { Endpoints } from './ports.ts'

interface Dependencies {
  bus: Pick<Bus, 'publish'>
  endpoints: Pick<Endpoints, 'warned' | 'claimUnwarned'>
  log: Log
}

/** A warning that cannot be published now stays due. */
export const warnOwner =
  ({ bus, endpoints, log }: Dependencies) =>
  async (endpoint: Endpoint): Promise<void> => {
    try {
      if (endpoint.ownerEmails.length > 0) await bus.publish(warningOf(endpoint))
      await endpoints.warned(endpoint)
    } catch (error) {
      log.warn({ endpointId: endpoint._id, reason: reasonOf(error) }, 'the owner could not be warned yet')
    }
  }

export const resumeWarnings = (needs: Dependencies) => async (): Promise<undefined> => {
  for (const endpoint of await needs.endpoints.claimUnwarned()) await warnOwner(needs)(endpoint)
}

/** The id is stable per deactivation, so that repeats are recognized. */
function warningOf({ _id, workspaceId, url, mode, deactivation, ownerEmails }: Endpoint) {
  const warningId = `webhook-${_id}-${deactivation?.at.getTime() ?? 0}`
  const { host } = new URL(url)
  return envelope(
    WarnOwner,
    {
      warningId,
      recipients: ownerEmails,
      subject: `Webhook desactivado: ${host}`,
      text: textOf(url, mode === 'test' ? 'pruebas' : 'producción', deactivation?.reason ?? 'failures'),
    },
    { tenantId: workspaceId, correlationId: _id, id: warningId },
  )
}

function textOf(url: string, mode: string, reason: DeactivationReason): string {
  const cause =
    reason === 'gone'
      ? 'El servidor respondió 410 (Gone), es decir, que ya no desea recibir eventos.'
      : 'Diez entregas consecutivas fallaron en todos sus intentos.'
  return [
    `Desactivamos el webhook ${url} (${mode}).`,
    cause,
    'Los eventos de los próximos 7 días quedan registrados en el historial. Corrija el servidor, reactive el webhook en',
    'el panel y reenvíe desde allí las entregas pendientes.',
  ].join('\n')
}
