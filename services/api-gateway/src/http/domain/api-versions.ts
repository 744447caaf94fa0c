/** A change that callers of earlier versions do not see. */
export interface VersionChange {
  /** The day from which new workspaces see it. */
  version: string
  /** The `operationId`s that it changes. */
  operations: readonly string[]
  /** Turns a body of the version before into one of this version. */
  request?(body: unknown): unknown
  /** Turns the answer of a success in this version into one of the version before. */
  answer?(body: unknown): unknown
}

export const FIRST_VERSION = '2026-11-27'

/** Oldest first. An entry never changes; a later one may follow it. */
export const versionChanges: readonly VersionChange[] = []

/** An earlier version is served for so long after the next one. */
const SERVED_MONTHS = 12

export type ApiVersions = ReturnType<typeof apiVersions>

/** The code speaks the newest version; requests and answers of earlier ones pass through the changes since. */
export function apiVersions(first = FIRST_VERSION, changes = versionChanges) {
  const all = [...new Set([first, ...changes.map(({ version }) => version)])]
  const since = (version: string, operation: string | undefined) =>
    changes.filter((change) => change.version > version && change.operations.includes(operation ?? ''))

  return {
    all,
    newest: all.at(-1) ?? first,
    /** Whether requests or answers of the operation differ between the version and the newest. */
    differs: (version: string, operation: string | undefined) => since(version, operation).length > 0,
    request: (body: unknown, version: string, operation: string | undefined) =>
      since(version, operation).reduce((one, { request }) => request?.(one) ?? one, body),
    answer: (body: unknown, version: string, operation: string | undefined) =>
      since(version, operation).reduceRight((one, { answer }) => answer?.(one) ?? one, body),
    /** When a version was replaced, and until when it is served; null for the newest. */
    replaced(version: string): Deprecation | null {
      const next = all.find((one) => one > version)
      return next === undefined ? null : { since: next, sunset: monthsAfter(next, SERVED_MONTHS) }
    },
  }
}

/** Days of the calendar, in UTC. */
export interface Deprecation {
  since: string
  sunset: string
}

function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

/** `Deprecation` is a time of RFC 9651, `Sunset` a date of HTTP. */
export function deprecationHeaders({ since, sunset }: Deprecation): { deprecation: string; sunset: string } {
  return {
    deprecation: `@${Date.parse(`${since}T00:00:00Z`) / 1_000}`,
    sunset: new Date(`${sunset}T00:00:00Z`).toUTCString(),
  }
}
