// The search part of a page's address. Anyone can write one, so invalid values are dropped.

type Present<Search> = { [Name in keyof Search]?: Exclude<Search[Name], undefined> }

/** Changed members; fields may set null or undefined. */
export type SearchChange<Search> = { [Name in keyof Search]?: Search[Name] | string | null | undefined }

/** The router parses numbers: `?q=1790085783001`. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, MAX_TEXT) : ''
}

const MAX_TEXT = 300

/** A valid day (YYYY-MM-DD), or an empty text. */
export function dayIn(value: unknown): string {
  const day = textOf(value)
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${day}T`) ? day : ''
}

export function matching(value: unknown, form: RegExp): string {
  const text = textOf(value)
  return form.test(text) ? text : ''
}

/** Whether parts of the address were dropped or normalized. */
export function differs(address: Record<string, unknown>, accepted: Record<string, unknown>): boolean {
  const names = new Set([...Object.keys(address), ...Object.keys(accepted)])
  return [...names].some((name) => String(address[name] ?? '') !== String(accepted[name] ?? ''))
}

/** The dropped parts, as written: `status=NONSENSE`. */
export function ignoredParameters(
  address: Record<string, unknown>,
  accepted: Record<string, unknown>,
): readonly string[] {
  return Object.entries(address).flatMap(([name, value]) => {
    const isNothing = value === undefined || value === '' || (accepted[name] ?? '') !== ''
    return isNothing ? [] : [`${name}=${String(value)}`.slice(0, MAX_PARAMETER)]
  })
}

const MAX_PARAMETER = 60

export function withoutBlanks<Search extends object>(search: Search): Present<Search> {
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== ''),
  ) as Present<Search>
}
