/** One part of a name in a certificate: CN=Comercial Andina S.A. */
interface NamePart {
  keyword: string
  value: string
}

/**
 * The name a certificate gives its holder or its certifier, for people: the common name, or else the organization, or the
 * whole as it is.
 */
export function nameInCertificate(name: string): string {
  const parts = partsOf(name)
  const named = (keyword: string) => parts.find((part) => part.keyword === keyword)?.value
  return named('CN') ?? named('O') ?? name
}

/** RFC 2253: parts are divided by commas and pluses, and a backslash takes their meaning away. */
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
