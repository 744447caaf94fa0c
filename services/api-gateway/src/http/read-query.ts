import { type ErrorDetail, fieldErrors, rule, type Text, words } from '@etax/kernel'
import { forbiddenCharacterIn } from '@etax/tax-document'
import type { FastifyRequest } from 'fastify'

/**
 * The parameters that are not UTF-8. Query parsers replace such bytes, so a search would find nothing instead of being
 * refused.
 */
export function brokenParameters(url: string): ErrorDetail[] {
  const start = url.indexOf('?')
  if (start < 0) return []
  const pairs = url.slice(start + 1).split('&')
  return pairs.flatMap((pair) => {
    const [name = '', ...value] = pair.split('=')
    const decoded = decodedOf(name)
    if ('problem' in decoded) return [fieldErrors.wrongForm.at('', ofAName(decoded.problem))]
    const read = decodedOf(value.join('='))
    return 'problem' in read ? [fieldErrors.wrongForm.at(decoded.text, { rule: read.problem })] : []
  })
}

function ofAName({ en, es }: Text) {
  return rule(`The name of a parameter ${en}.`, `El nombre de un parámetro ${es}.`)
}

export async function refuseBrokenQuery({ url, routeOptions }: FastifyRequest): Promise<void> {
  // The page is the same at every address, and reads its parameters itself.
  if (routeOptions.url?.startsWith('/dashboard')) return
  const details = brokenParameters(url)
  if (details.length > 0) throw fieldErrors.invalidRequest({ details })
}

type Decoded = { text: string } | { problem: Text }

const PLAIN = /^[\w.,:;@/+*~!$'()[\]{}|-]*$/

function decodedOf(sent: string): Decoded {
  if (PLAIN.test(sent)) return { text: sent }
  if (/%(?![0-9a-f]{2})/i.test(sent)) return { problem: LONE_PERCENT }
  // Characters above ASCII are raw bytes here.
  if (/[^ -~]/.test(sent)) return { problem: NOT_ENCODED }
  try {
    return textWithout(decodeURIComponent(sent.replaceAll('+', ' ')))
  } catch {
    return { problem: NOT_UTF8 }
  }
}

const LONE_PERCENT = words(
  'has a % without two hexadecimal digits: write % as %25',
  'tiene un % sin dos dígitos hexadecimales: escriba % como %25',
)
const EXAMPLE = words('á as %C3%A1, such as Mar%C3%ADa for María', 'á como %C3%A1, por ejemplo Mar%C3%ADa para María')
const NOT_ENCODED = words(
  `must be percent-encoded, as UTF-8: write ${EXAMPLE.en}`,
  `debe estar codificado con %, como UTF-8: escriba ${EXAMPLE.es}`,
)
const NOT_UTF8 = words(`is not UTF-8: write ${EXAMPLE.en}`, `no está en UTF-8: escriba ${EXAMPLE.es}`)

function textWithout(text: string): Decoded {
  const forbidden = forbiddenCharacterIn(text)
  if (forbidden === undefined) return { text }
  const problem = words(
    `has ${forbidden}, which no value here has: leave it out`,
    `tiene ${forbidden}, que ningún valor tiene aquí: quítelo`,
  )
  return { problem }
}
