import { ENCODINGS, type Encoding } from './built-page.ts'

/** The first of ours that the header Accept-Encoding takes; undefined: as it is. */
export function preferredEncoding(
  header: string | string[] | undefined,
  ours: readonly Encoding[] = ENCODINGS,
): Encoding | undefined {
  const taken = new Set(
    String(header ?? '')
      .split(',')
      .flatMap(takenName),
  )
  return ours.find((encoding) => taken.has(encoding))
}

function takenName(part: string): string[] {
  const [name = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase())
  return parameters.some((one) => /^q=0(\.0{0,3})?$/.test(one)) ? [] : [name]
}
