interface NamePart {
  keyword: string
  value: string
}

/** The readable name of a holder or certifier: the common name, else the organization, else the whole text. */
export function nameInCertificate(name: string): string {
  const parts = partsOf(name)
  const named = (keyword: string) => parts.find((part) => part.keyword === keyword)?.value
  return named('CN') ?? named('O') ?? name
}

/** RFC 2253: commas and pluses separate the parts, a backslash escapes. */
function partsOf(name: string): NamePart[] {
  return name.split(/(?<!\\)[,+]/).flatMap((part) => {
    const equals = part.indexOf('=')
    if (equals < 1) return []
    return [{ keyword: part.slice(0, equals).trim().toUpperCase(), value: unescaped(part.slice(equals + 1)) }]
  })
}

function unescaped(value: string): string {
  return value.replace(/\\([,+"\\<>;# ])/g, '$1').trim()
}
