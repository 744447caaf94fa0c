import { Catalog } from '@etax/contracts'
import { within } from '@etax/kernel'
import { type Callers, type Handlers, type Implementation, implement } from '@etax/rpc'
import { type FileDependencies, fileCalls } from './file-calls.ts'
import { type IssuingDependencies, issuingCalls } from './issuing-calls.ts'
import { recordCalls } from './record-calls.ts'

type CatalogHandlers = Handlers<typeof Catalog>
type Handle = (request: unknown, call: unknown) => Promise<unknown>

/** Longer than any query and shorter than the callers' deadline, so that they learn of a lost database. */
const CALL_TIMEOUT_MS = 5_000
const CALL_TIMEOUT_MS_OF: Record<string, number> = { importRecords: 115_000, storeLogo: 15_000 }

/** Access by caller: the renderer and the notifier need only logos. */
const OF_ALL = ['api-gateway', 'issuance']
const OF_LOGOS = [...OF_ALL, 'notifier', 'renderer']

export function catalogService(dependencies: IssuingDependencies & FileDependencies): Implementation {
  const handlers: CatalogHandlers = {
    ...issuingCalls(dependencies),
    ...recordCalls(dependencies.stores, dependencies.log),
    ...fileCalls(dependencies),
  }
  const timed = Object.entries(handlers).map(([name, handle]) => [name, inTime(name, handle as Handle)])
  const callers = Object.fromEntries(timed.map(([name]) => [name, name === 'fetchLogo' ? OF_LOGOS : OF_ALL]))
  return implement(Catalog, Object.fromEntries(timed) as CatalogHandlers, callers as Callers<typeof Catalog>)
}

function inTime(name: string, handle: Handle): Handle {
  const limit = CALL_TIMEOUT_MS_OF[name] ?? CALL_TIMEOUT_MS
  return (request, call) => within(limit, `catalog ${name}`, handle(request, call))
}
