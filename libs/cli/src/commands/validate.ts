import { basename } from 'node:path'
import { EtaxError, InvalidRequestError } from '@etax/client'
import { type Command, textOption } from '../command.ts'
import { text } from '../language.ts'
import { readOrders } from '../read-orders.ts'
import { fieldsInWords, told } from '../verdicts.ts'
import { TYPE } from './issue.ts'

export const validate: Command = {
  args: 'FILE…',
  least: 1,
  most: Number.POSITIVE_INFINITY,
  about: text(
    'Check the orders of files as issuing does, and issue nothing.',
    'Revisa los pedidos de archivos como al emitirlos, sin emitir nada.',
  ),
  options: { type: TYPE },
  async run(call) {
    const { out, signal } = call
    const etax = call.etax()
    let wrong = 0
    let checked = 0
    for (const file of call.args) {
      for (const { line, order } of await readOrders(file, textOption(call, 'type'))) {
        const place = `${basename(file)}:${line}`
        try {
          const { receipt, warnings, ...preview } = await etax.preview(order, { signal })
          // An order that was issued already has its receipt.
          const total = preview.total ?? receipt?.totals?.total ?? ''
          out.result({ line, valid: true, total, warnings }, `${place} ${total}`)
        } catch (error) {
          // Such an order is refused; other errors concern all of them.
          if (!(error instanceof InvalidRequestError) && !(error instanceof EtaxError && error.status === 409))
            throw error
          wrong += 1
          const problem = await told(error, out.language)
          const words = [`${place} ${problem.code} ${problem.message}`, ...fieldsInWords(problem)].join('\n')
          out.result({ line, valid: false, ...problem }, words)
        }
        checked += 1
        out.progress(text(`${checked} checked, ${wrong} wrong`, `${checked} revisados, ${wrong} incorrectos`))
      }
    }
    out.note(text(`${checked} checked, ${wrong} wrong`, `${checked} revisados, ${wrong} incorrectos`))
    return wrong === 0 ? 'good' : 'refused'
  },
}
