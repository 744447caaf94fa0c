export function isLoopback(url: string): boolean {
  return isLoopbackName(new URL(url).hostname)
}

/** Browsers send the name from the address, whatever it resolves to. */
export function isLoopbackHost(host: string | undefined): boolean {
  const [, name] = /^(\[::1\]|[a-z0-9.]+)(?::\d{1,5})?$/i.exec(host ?? '') ?? []
  return name !== undefined && isLoopbackName(name.toLowerCase())
}

export function isLoopbackAddress(address: string | undefined): boolean {
  return address === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/i.test(address ?? '')
}

function isLoopbackName(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname)
}
