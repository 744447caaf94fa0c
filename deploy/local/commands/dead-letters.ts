// npm run dead-letters [-- replay ID…|--queue QUEUE|--all]: lists messages of the broker at RABBITMQ_URL that no retry
// could process, or puts them back into their queues.
import { reasonOf } from '@etax/kernel'
import { type DeadMessage, openDeadLetters } from '@etax/messaging'
import { readCommandLine, wholeNumber } from '../src/command-line.ts'

const USAGE = `usage: npm run dead-letters [-- --max 1000]
       npm run dead-letters -- replay ID… | --queue notifier.mail | --all`

const config = {
  allowPositionals: true,
  options: { queue: { type: 'string' }, all: { type: 'boolean' }, max: { type: 'string', default: '1000' } },
} as const

const { RABBITMQ_URL: url = 'amqp://127.0.0.1:5672' } = process.env

try {
  process.exitCode = await run()
} catch (error) {
  console.error(`${reasonOf(error)}
RABBITMQ_URL names the broker, with a user that may read receipts.dead. npm start has no broker: what it cannot process it logs.`)
  process.exitCode = 1
}

async function run(): Promise<number> {
  const { command, ids, max, queue, all } = readCommandLine(config, USAGE, ({ values, positionals }) => {
    const [command = 'list', ...ids] = positionals
    const { queue, all = false } = values
    const isChosen = all || queue !== undefined || ids.length > 0
    if (command !== 'list' && command !== 'replay') throw new Error(`There is no "${command}" here.`)
    if (command === 'replay' && !isChosen) throw new Error('replay takes ids, a queue, or --all.')
    return { command, ids, max: wholeNumber('max', values.max, 1), queue, all }
  })
  await using dead = await openDeadLetters(url)
  if (command === 'list') {
    const messages = await dead.list(max)
    for (const message of messages) console.log(lineOf(message))
    console.log(`${messages.length} dead-lettered`)
    return 0
  }
  const isSelected = (message: DeadMessage) =>
    all || message.queue === queue || (ids.includes(message.id) && queue === undefined)
  const replayed = await dead.replay(isSelected, max)
  for (const { message, to } of replayed)
    console.log(`${to === 'queue' ? 'replayed' : 'no such queue'}  ${lineOf(message)}`)
  console.log(`${replayed.filter(({ to }) => to === 'queue').length} replayed`)
  return replayed.length > 0 && replayed.every(({ to }) => to === 'queue') ? 0 : 1
}

function lineOf({ id, key, queue, reason, correlationId, occurredAt }: DeadMessage): string {
  return [occurredAt || '-', queue, key || '-', id, `about ${correlationId || '-'}`, reason].join('  ')
}
