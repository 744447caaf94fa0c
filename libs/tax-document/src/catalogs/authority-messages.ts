import { authorityMessages as table } from './generated/authority-messages.ts'

export interface AuthorityMessageEntry {
  /** `identificador` of the message. */
  code: string
  meaning: InBoth
  cause: InBoth
  remedy: InBoth
}

export interface InBoth {
  es: string
  en: string
}

/** The codes of error and warning of the offline scheme, by number. */
export const authorityMessages: { source: string; entries: readonly AuthorityMessageEntry[] } = {
  source: table.entries[0].source,
  entries: table.entries.map((row) => ({
    code: row.code,
    meaning: { es: row.name, en: row.english },
    cause: { es: row.cause, en: row.causeEnglish },
    remedy: { es: row.remedy, en: row.remedyEnglish },
  })),
}

const byCode = new Map(authorityMessages.entries.map((entry) => [entry.code, entry]))

/** Undefined for a code that the specification lacks. */
export function authorityMessageOf(code: string): AuthorityMessageEntry | undefined {
  return byCode.get(code)
}
