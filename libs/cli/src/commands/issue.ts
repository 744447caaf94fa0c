import { basename } from 'node:path'
import { type Call, type Command, textOption } from '../command.ts'
import { text } from '../language.ts'
import { type ReadOrder, readOrders } from '../read-orders.ts'
import { inWords, resultOf } from '../verdicts.ts'

export const TYPE = {
  type: 'string',
  value: 'INVOICE',
  about: text('the kind of orders without documentType', 'el tipo de los pedidos sin documentType'),
} as const

export const issue: Command = {
  args: 'FILE…',
  least: 1,
  most: Number.POSITIVE_INFINITY,
  about: text(
    'Issue the orders of a JSON, CSV or Excel file; the same file again issues nothing twice.',
    'Emite los pedidos de un archivo JSON, CSV o Excel; el mismo archivo otra vez no emite nada dos veces.',
  ),
  options: {
    type: TYPE,
    wait: { type: 'boolean', about: text('wait for the final state', 'esperar el estado final') },
  },
  async run(call) {
    const counts = { issued: 0, duplicate: 0, refused: 0 }
    for (const file of call.args) {
      const orders = await readOrders(file, textOption(call, 'type'))
      await issueAll(call, basename(file), orders, counts)
    }
    const { issued, duplicate, refused } = counts
    call.out.note(
      text(
        `${issued} issued (${duplicate} of them before), ${refused} refused`,
        `${issued} emitidos (${duplicate} de ellos antes), ${refused} rechazados`,
      ),
    )
    return refused === 0 ? 'good' : 'refused'
  },
}

async function issueAll(
  call: Call,
  name: string,
  orders: readonly ReadOrder[],
  counts: { issued: number; duplicate: number; refused: number },
): Promise<void> {
  const { out, signal, options } = call
  const etax = call.etax()
  let done = 0
  for await (const verdict of etax.batches.issue(
    orders.map(({ order }) => order),
    { signal },
  )) {
    const order = orders[verdict.index]
    if (order === undefined) continue
    const result = await resultOf(verdict, order, out)
    counts[result.status] += 1
    if (result.duplicate) counts.duplicate += 1
    done += 1
    const isWaited = options.wait === true && result.receiptId !== undefined
    const ended = isWaited ? await etax.receipts.waitFor(result.receiptId ?? '', { signal }) : undefined
    if (ended !== undefined && !['COMPLETED', 'AUTHORIZED'].includes(ended.status)) counts.refused += 1
    const state = ended === undefined ? {} : { state: ended.status, messages: ended.messages }
    out.result({ ...result, ...state }, `${inWords(result, name)}${ended === undefined ? '' : ` ${ended.status}`}`)
    out.progress(`${done}/${orders.length}`)
  }
}
