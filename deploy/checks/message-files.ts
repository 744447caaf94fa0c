import { DEAD, EXCHANGES, messages, type PublicEvent, publicEvents, QUEUES } from '@etax/contracts'
import { WRITTEN } from './written.ts'

export function routesFile(): string {
  const rows = messages.map(({ exchange, routingKey: key, from, to }) => {
    return `  { exchange: '${exchange}', key: '${key}', from: ${listed(from)}, to: ${listed(to)} },`
  })
  return `// ${WRITTEN} from the messages in libs/contracts.

export type Exchange = 'events' | 'commands'

export const EXCHANGES = ${constant(EXCHANGES)}

export const DEAD = '${DEAD}'

export const QUEUES = ${constant(QUEUES)}

interface Route {
  exchange: Exchange
  /** The routing key. */
  key: string
  from: readonly string[]
  to: readonly string[]
}

/** Every message of the system. */
export const routes: readonly Route[] = [
${rows.join('\n')}
]
`
}

export function publicEventsFile(): string {
  const events = [...new Set(publicEvents.map(({ event }) => event))]
  const rows = (wanted: boolean) => events.filter(({ ofEachKind }) => ofEachKind === wanted).map(eventRow)
  const types = [...new Set(publicEvents.flatMap(({ documentType }) => documentType ?? []))]
  return `// ${WRITTEN} from the messages in libs/contracts.

/** The kinds of documents, in the names of events: \`invoice.authorized\`. */
export const eventKinds = ${listed(types)} as const

/** Events that each kind of document has. */
export const outcomes = [
${rows(true).join('\n')}
] as const

export const otherEvents = [
${rows(false).join('\n')}
] as const
`
}

function eventRow({ name, title, about }: PublicEvent): string {
  return `  {
    name: '${name}',
    title: ${JSON.stringify(title)},
    about: ${JSON.stringify(about)},
  },`
}

function constant(names: object): string {
  const members = Object.entries(names).map(
    ([name, value]) => `  ${/-/.test(name) ? `'${name}'` : name}: '${value}',\n`,
  )
  return `{\n${members.join('')}} as const`
}

function listed(values: readonly string[]): string {
  return `[${values.map((value) => `'${value}'`).join(', ')}]`
}
