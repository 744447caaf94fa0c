import { setTimeout as pause } from 'node:timers/promises'
import { type Call, type Command, textOption } from '../command.ts'
import { exitOf, UsageError } from '../exit.ts'
import { text } from '../language.ts'
import { type ReadOrder, readOrders } from '../read-orders.ts'
import { inWords, resultOf } from '../verdicts.ts'
import { type WatchedFolder, watchedFolder } from '../watched-folder.ts'
import { TYPE } from './issue.ts'

export const watch: Command = {
  args: 'FOLDER',
  least: 1,
  most: 1,
  about: text(
    'Issue every file that appears in a folder, and move it to done; refused orders go to refused.',
    'Emite cada archivo que aparece en una carpeta y lo mueve a done; los pedidos rechazados van a refused.',
  ),
  options: {
    type: TYPE,
    once: { type: 'boolean', about: text('end when no file is left', 'terminar cuando no quede ningún archivo') },
  },
  async run(call) {
    using folder = watchedFolder(call.args[0] ?? '.')
    call.etax()
    let refused = 0
    for (;;) {
      const claimed = folder.claim()
      if (claimed !== undefined) refused += await issueFile(call, folder, claimed)
      else if (call.options.once === true) return refused === 0 ? 'good' : 'refused'
      else await pause(SCAN_MS, undefined, { signal: call.signal })
    }
  },
}

const SCAN_MS = 500
const AWAY_MS = 5_000

/** The number of refused orders. */
async function issueFile(call: Call, folder: WatchedFolder, claimed: string): Promise<number> {
  const { out, signal } = call
  let orders: ReadOrder[]
  try {
    orders = await readOrders(folder.pathOf(claimed), textOption(call, 'type'))
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    folder.refuse(claimed)
    out.result({ file: claimed, refused: error.message }, `${claimed}: ${out.say(error.said)}`)
    return 1
  }
  for (;;) {
    try {
      await issueRest(call, folder, claimed, orders)
      break
    } catch (error) {
      signal.throwIfAborted()
      // An outage of hours ends no watch.
      if (exitOf(error) !== 'unavailable') throw error
      out.note(text('no answer; trying again', 'sin respuesta; se intenta otra vez'))
      await pause(AWAY_MS, undefined, { signal })
    }
  }
  const results = folder.resultsOf(claimed)
  folder.finish(claimed, orders)
  const refused = results.filter(({ status }) => status === 'refused').length
  const issued = results.length - refused
  out.result(
    { file: claimed, issued, refused },
    out.say(
      text(`${claimed}: ${issued} issued, ${refused} refused`, `${claimed}: ${issued} emitidos, ${refused} rechazados`),
    ),
  )
  return refused
}

async function issueRest(
  { etax, out, signal }: Call,
  folder: WatchedFolder,
  claimed: string,
  orders: readonly ReadOrder[],
) {
  const decided = new Set(folder.resultsOf(claimed).map(({ line }) => line))
  const rest = orders.filter(({ line }) => !decided.has(line))
  if (rest.length === 0) return
  let done = decided.size
  for await (const verdict of etax().batches.issue(
    rest.map(({ order }) => order),
    { signal },
  )) {
    const order = rest[verdict.index]
    if (order === undefined) continue
    const result = await resultOf(verdict, order, out)
    folder.record(claimed, result)
    if (result.status === 'refused') out.note(inWords(result, claimed))
    done += 1
    out.progress(`${claimed} ${done}/${orders.length}`)
  }
}
