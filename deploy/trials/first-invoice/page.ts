import type { TakenStep } from './take-step.ts'
import type { Step } from './ways.ts'

export interface TakenWay {
  name: string
  steps: readonly TakenStep[]
}

const READ_WORDS_A_MINUTE = 200
const TYPED_WORDS_A_MINUTE = 40
const CHARACTERS_A_WORD = 5
const SECONDS_A_PASTE = 2
const SECONDS_AN_EDITOR = 5

export function firstInvoicePage(ways: readonly TakenWay[]): string {
  return `# The first invoice, timed

Four ways from the clone to the first \`COMPLETED\`. \`npm run first-invoice -- --write\` writes this page: it takes the
commands from the output of \`npm start\`, the guides and the client's README, runs them, and fails if a way does not end
in \`COMPLETED\`.

${overview(ways)}

**Computed** times of a person who reads ${READ_WORDS_A_MINUTE} words of prose a minute, but no pasted commands and
programs. The person types ${TYPED_WORDS_A_MINUTE} words of five characters a minute, pastes in
${SECONDS_A_PASTE} s, and opens an editor in ${SECONDS_AN_EDITOR} s. No person was timed. The time to find the page, to
think and to correct mistakes is not counted.

**Measured** times of the machine, on two busy cores with warm package caches. Cloning and the first start come before
each way and are not in its figures: in a fresh clone, \`git clone\` from the same disk took 0.5 s, \`npm ci\` 41 to 68 s,
and the start until “Ready.” about 10 to 17 s (MongoDB was in the cache). The next start takes seconds.

${ways.map(table).join('\n\n')}

## Limits of this page

- In **MCP**, a person does steps 6 and 7 with Claude Code: they were not run here, and the time of a model is unknown.
  The client of the official SDK made the model's call, as in the guide.
- The **Python** generator (openapi-python-client 0.29.1) omits operations with NDJSON or CSV: batches and imports.
- \`@etax/client\` is not in a registry, so its way packs it first.
`
}

function overview(ways: readonly TakenWay[]): string {
  const rows = ways.map(({ name, steps }) => {
    const own = steps.filter(isOfPerson).length
    const machine = oneDigit(sum(steps.map(({ seconds = 0 }) => seconds)))
    return `| ${name} | ${own} | ${whole(secondsOfPerson({ steps }))} s | ${machine} s |`
  })
  return ['| way | steps | reading and typing, computed | machine, measured |', '|---|--:|--:|--:|', ...rows].join('\n')
}

function table({ name, steps }: TakenWay): string {
  const rows = steps.map((step, index) => {
    const { what, read, typed, pasted, seconds } = step
    const cells = [
      index + 1,
      what,
      read === undefined ? '' : wordsOf(read),
      typed?.length ?? '',
      pasted === undefined ? '' : pasted.trim().split('\n').length,
      isOfPerson(step) ? whole(personSeconds(step)) : '',
      seconds === undefined ? '' : oneDigit(seconds),
      printedOf(step),
    ]
    return `| ${cells.join(' | ')} |`
  })
  const person = whole(secondsOfPerson({ steps }))
  const machine = oneDigit(sum(steps.map(({ seconds = 0 }) => seconds)))
  return `## ${name}

| | step | words | typed | lines | person s | machine s | printed |
|--:|---|--:|--:|--:|--:|--:|---|
${rows.join('\n')}
| | together | | | | ${person} | ${machine} | |`
}

function isOfPerson({ by }: Step): boolean {
  return by !== 'agent'
}

export function secondsOfPerson({ steps }: { steps: readonly Step[] }): number {
  return sum(steps.filter(isOfPerson).map(personSeconds))
}

function personSeconds({ read = '', typed = '', pasted, saveAs }: Step): number {
  const reading = (wordsOf(read) / READ_WORDS_A_MINUTE) * 60
  const typing = (typed.length / CHARACTERS_A_WORD / TYPED_WORDS_A_MINUTE) * 60
  return (
    reading + typing + (pasted === undefined ? 0 : SECONDS_A_PASTE) + (saveAs === undefined ? 0 : SECONDS_AN_EDITOR)
  )
}

function wordsOf(text: string): number {
  const prose = text.replaceAll(/```[\s\S]*?```/g, '')
  return prose.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

function printedOf({ printed }: TakenStep): string {
  const [status] = /COMPLETED|DRAFT/.exec(printed) ?? []
  const last = printed.split('\n').at(-1) ?? ''
  const text = printed.startsWith('{') && status !== undefined ? `… ${status} …` : last
  return text === '' ? '' : `\`${text.length > 34 ? `${text.slice(0, 33)}…` : text}\``
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

const whole = (seconds: number) => Math.round(seconds)
const oneDigit = (seconds: number) => seconds.toFixed(1)
