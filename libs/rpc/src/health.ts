import { Health, platformErrors } from '@etax/contracts'
import { type Implementation, implement } from './implement.ts'

/** gRPC's health protocol: of the whole process, and of each of its services by name. Watching ends with the server. */
export function healthService(services: readonly Implementation[], stopping: AbortSignal): Implementation {
  const names = new Set(['', ...services.map(({ definition }) => nameOf(definition))])
  const status = () => (stopping.aborted ? ('NOT_SERVING' as const) : ('SERVING' as const))
  return implement<typeof Health, 'watch'>(Health, {
    check: async ({ service }) => {
      if (!names.has(service)) throw platformErrors.serviceUnknown({ more: service })
      return { status: status() }
    },
    async *watch({ service }, { signal }) {
      const known = names.has(service)
      yield { status: known ? status() : ('SERVICE_UNKNOWN' as const) }
      await aborted(signal)
      if (known) yield { status: status() }
    },
  })
}

/** `issuance.v1.Issuance`, of a method's path. */
function nameOf(definition: Implementation['definition']): string {
  const [method] = Object.values(definition)
  return method?.path.split('/')[1] ?? ''
}

function aborted(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (signal.aborted) resolve()
  else signal.addEventListener('abort', () => resolve(), { once: true })
  return promise
}
