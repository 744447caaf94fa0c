/** A request in HTTP/1.1 form, without the run's secrets. */
export interface HttpRequest {
  method: string
  url: string
  headers: Record<string, string>
  body: Buffer
}

export function writeRequest({ method, url, headers, body }: HttpRequest): Buffer {
  const lines = [`${method} ${url}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', '']
  return Buffer.concat([Buffer.from(lines.join('\r\n')), body])
}

/** Null when a server's parser refuses the head. */
export function readRequest(bytes: Buffer): HttpRequest | null {
  const end = bytes.indexOf('\r\n\r\n')
  const [first = '', ...lines] = bytes.subarray(0, Math.max(end, 0)).toString('latin1').split('\r\n')
  const [, method, url] = /^(GET|POST|PUT|PATCH|DELETE) (\/[!-~]*)$/.exec(first) ?? []
  if (method === undefined || url === undefined) return null
  const pairs = lines.map((line) => /^([\w-]+): ([\t -~\x80-\xff]*)$/.exec(line))
  if (pairs.some((pair) => pair === null)) return null
  const headers = Object.fromEntries(pairs.map((pair) => [(pair?.[1] ?? '').toLowerCase(), pair?.[2] ?? '']))
  return { method, url, headers, body: bytes.subarray(end + 4) }
}
