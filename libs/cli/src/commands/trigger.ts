import type { Command } from '../command.ts'
import { text } from '../language.ts'

export const trigger: Command = {
  args: 'EVENT',
  least: 1,
  most: 1,
  about: text(
    'Send an example of an event of the sandbox, such as invoice.completed, to endpoints and listeners.',
    'Envía un ejemplo de un evento de pruebas, por ejemplo invoice.completed, a webhooks y a quien escucha.',
  ),
  options: {},
  async run(call) {
    const { id, type } = await call.etax().webhooks.trigger(call.args[0] ?? '', { signal: call.signal })
    call.out.result({ id, type }, `${type} ${id}`)
    return 'good'
  },
}
