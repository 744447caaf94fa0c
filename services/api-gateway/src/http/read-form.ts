import { gatewayErrors } from '@etax/contracts'
import { AppError, type ErrorDetail, fieldErrors, requiredSentence, unknownSentence } from '@etax/kernel'
import type { FastifyRequest } from 'fastify'
import { bodyLargerThan } from './error-answers.ts'
import { forbiddenTexts } from './read-text.ts'

/** Far above any password. */
const MAX_FIELD_BYTES = 16 * 1024

export interface GivenForm {
  file: Buffer
  fields: Record<string, string>
}

/**
 * The `file` of a multipart form, and its other fields.
 * @throws AppError `too-large` REQ_10003 above `most` bytes; `invalid` where there is no file, several, another field than
 * those known, or no form
 */
export async function readForm(
  request: FastifyRequest,
  most: number,
  known: readonly string[] = [],
): Promise<GivenForm> {
  if (!request.isMultipart()) throw missingFile()
  const fields: Record<string, string> = {}
  const wrong = new Map<string, ErrorDetail>()
  const note = (detail: ErrorDetail) => wrong.set(detail.path, wrong.get(detail.path) ?? detail)
  let file: Buffer | undefined
  try {
    const limits = { fileSize: most, fieldSize: MAX_FIELD_BYTES, files: 5, fields: 5 }
    for await (const part of request.parts({ limits })) {
      const { fieldname: name } = part
      const content = part.type === 'file' ? await part.toBuffer() : textIn(part)
      if (!['file', ...known].includes(name))
        note(fieldErrors.unknown.at(name, unknownSentence(name, ['file', ...known])))
      // A file in another field is not taken for it, and a text in this one is no file.
      else if (name === 'file' && typeof content === 'string') note(fieldErrors.wrongType.at(name, NO_FILE))
      else if (name !== 'file' && typeof content !== 'string') note(fieldErrors.wrongType.at(name, NO_TEXT))
      else if (name === 'file' && file !== undefined) note(fieldErrors.wrongLength.at(name, SEVERAL))
      else if (Object.hasOwn(fields, name)) note(fieldErrors.notAllowed.at(name, TWICE))
      else if (typeof content === 'string') fields[name] = content
      else file = content
    }
  } catch (error) {
    throw refusalOf(error, most)
  }
  if (wrong.size > 0) throw fieldErrors.invalidRequest({ details: [...wrong.values()] })
  if (file === undefined) throw missingFile()
  return { file, fields }
}

const SEVERAL = 'must be one file; the form has several'
const NO_FILE = 'must be a file: a part with a filename, such as name="file"; filename="certificate.p12"'
const NO_TEXT = 'must be a text: a part without a filename'
const TWICE = 'must be sent once; the form has it more than once'

function textIn({
  fieldname,
  value,
  valueTruncated,
}: {
  fieldname: string
  value: unknown
  valueTruncated: boolean
}): string {
  if (valueTruncated) throw bodyLargerThan(MAX_FIELD_BYTES, `field ${fieldname}`)
  // In place of bytes that are not UTF-8 the parser puts a replacement character.
  if (String(value).includes('\uFFFD')) throw gatewayErrors.notUtf8({ message: `The field ${fieldname} is not UTF-8.` })
  const [problem] = forbiddenTexts({ [fieldname]: value })
  if (problem !== undefined) throw fieldErrors.invalidRequest({ details: [problem] })
  return String(value)
}

export function missingFile(): AppError {
  return fieldErrors.invalidRequest({
    details: [fieldErrors.required.at('file', requiredSentence('the file, in the field `file` of a multipart form'))],
  })
}

/** The parser's own English is not passed on. */
function refusalOf(error: unknown, most: number): AppError {
  if (AppError.is(error)) return error
  const { code } = error as { code?: string }
  if (code === 'FST_REQ_FILE_TOO_LARGE') return bodyLargerThan(most, 'file')
  if (code === 'FST_FILES_LIMIT')
    return fieldErrors.invalidRequest({
      details: [fieldErrors.wrongLength.at('file', SEVERAL)],
    })
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT')
    return gatewayErrors.unreadable({ message: 'The form has more fields than any form here takes.', cause: error })
  return gatewayErrors.unreadable({ message: 'The multipart form is malformed, or not whole.', cause: error })
}
