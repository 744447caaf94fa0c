import { ENCODINGS, type Encoding } from './built-page.ts'

/** Our first encoding that Accept-Encoding allows; undefined means uncompressed. */
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
