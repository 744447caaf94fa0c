import { type ErrorDetail, fieldErrors } from '@etax/kernel'
import { forbiddenCharacterIn } from '@etax/tax-document'
import type { FastifyRequest } from 'fastify'

/**
 * Every parameter of the address whose bytes are no text. The parsers of queries take such bytes for something else, which is
 * found nowhere: an answer would be empty where it should be a refusal.
 */
export function brokenParameters(url: string): ErrorDetail[] {
  const start = url.indexOf('?')
  if (start < 0) return []
  const pairs = url.slice(start + 1).split('&')
  return pairs.flatMap((pair) => {
    const [name = '', ...value] = pair.split('=')
    const decoded = decodedOf(name)
    if ('problem' in decoded) return [fieldErrors.wrongForm.at('', `The name of a parameter ${decoded.problem}.`)]
    const read = decodedOf(value.join('='))
    return 'problem' in read ? [fieldErrors.wrongForm.at(decoded.text, read.problem)] : []
  })
}

export async function refuseBrokenQuery({ url, routeOptions }: FastifyRequest): Promise<void> {
  // The page is the same at every address, and reads the parameters itself.
  if (routeOptions.url?.startsWith('/dashboard')) return
  const details = brokenParameters(url)
  if (details.length > 0) throw fieldErrors.invalidRequest({ details })
}

type Decoded = { text: string } | { problem: string }

const PLAIN = /^[\w.,:;@/+*~!$'()[\]{}|-]*$/

function decodedOf(sent: string): Decoded {
  if (PLAIN.test(sent)) return { text: sent }
  if (/%(?![0-9a-f]{2})/i.test(sent)) return { problem: `has a % without two hexadecimal digits: write % as %25` }
  // What is above ASCII came as raw bytes, one character each.
  if (/[^ -~]/.test(sent)) return { problem: `must be percent-encoded, as UTF-8: write ${EXAMPLE}` }
  try {
    return textWithout(decodeURIComponent(sent.replaceAll('+', ' ')))
  } catch {
    return { problem: `is not UTF-8: write ${EXAMPLE}` }
  }
}

const EXAMPLE = 'á as %C3%A1, such as Mar%C3%ADa for María'

function textWithout(text: string): Decoded {
  const forbidden = forbiddenCharacterIn(text)
  return forbidden === undefined ? { text } : { problem: `has ${forbidden}, which no value here has: leave it out` }
}
