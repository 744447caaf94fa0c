import type { Writable } from 'node:stream'
import type { Language, Text } from './language.ts'

export interface Output {
  readonly language: Language
  readonly isJson: boolean
  /** A result: a line of words on stdout, or with `--json` the record as one line of JSON. */
  result(record: object, words: string): void
  /** For people only: on stderr, and nothing with `--json`. */
  note(words: Text | string): void
  /** Replaces the line of progress of a terminal. */
  progress(words: Text | string): void
  say(words: Text): string
}

interface Streams {
  stdout: Writable
  stderr: Writable & { isTTY?: boolean }
}

export function output({ stdout, stderr }: Streams, language: Language, isJson: boolean): Output {
  let hasProgress = false
  const say = (words: Text | string) => (typeof words === 'string' ? words : words[language])
  const clear = () => {
    if (hasProgress) stderr.write('\r\x1b[K')
    hasProgress = false
  }
  return {
    language,
    isJson,
    say,
    result(record, words) {
      clear()
      stdout.write(`${isJson ? JSON.stringify(record) : words}\n`)
    },
    note(words) {
      clear()
      if (!isJson) stderr.write(`${say(words)}\n`)
    },
    progress(words) {
      if (isJson || stderr.isTTY !== true) return
      stderr.write(`\r\x1b[K${say(words)}`)
      hasProgress = true
    },
  }
}
