import { gatewayErrors } from '@etax/contracts'
import { AppError, type ErrorDetail, fieldErrors, missing, rule, unknownName, words } from '@etax/kernel'
import type { FastifyRequest } from 'fastify'
import { forbiddenTexts } from './read-text.ts'

const MAX_FIELD_BYTES = 16 * 1024

export interface UploadedForm {
  file: Buffer
  fields: Record<string, string>
}

/**
 * The `file` of a multipart form, and its other fields.
 * @throws AppError `too-large` REQ_10003 above `most` bytes; `invalid` without exactly one file, with an unknown
 * field, or for another type of body
 */
export async function readForm(
  request: FastifyRequest,
  most: number,
  allowed: readonly string[] = [],
): Promise<UploadedForm> {
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
      if (!['file', ...allowed].includes(name))
        note(fieldErrors.unknown.at(name, unknownName(name, ['file', ...allowed])))
      // The file must be in this field, and this field must be a file.
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

const SEVERAL = rule('must be one file; the form has several', 'debe ser un archivo; el formulario tiene varios')
const NO_FILE = rule(
  'must be a file: a part with a filename, such as name="file"; filename="certificate.p12"',
  'debe ser un archivo: una parte con filename, por ejemplo name="file"; filename="certificate.p12"',
)
const NO_TEXT = rule('must be a text: a part without a filename', 'debe ser un texto: una parte sin filename')
const TWICE = rule(
  'must be sent once; the form has it more than once',
  'debe enviarse una sola vez; el formulario lo tiene más de una vez',
)
const THE_FILE = words(
  'the file, in the field `file` of a multipart form',
  'el archivo, en el campo `file` de un formulario multipart',
)

function textIn({
  fieldname,
  value,
  valueTruncated,
}: {
  fieldname: string
  value: unknown
  valueTruncated: boolean
}): string {
  if (valueTruncated) throw gatewayErrors.bodyTooLarge({ what: 'field', field: fieldname, bytes: MAX_FIELD_BYTES })
  // The parser replaces bytes that are not UTF-8.
  if (String(value).includes('\uFFFD')) throw gatewayErrors.notUtf8({ field: fieldname })
  const [problem] = forbiddenTexts({ [fieldname]: value })
  if (problem !== undefined) throw fieldErrors.invalidRequest({ details: [problem] })
  return String(value)
}

export function missingFile(): AppError {
  return fieldErrors.invalidRequest({
    details: [fieldErrors.required.at('file', missing(THE_FILE))],
  })
}

function refusalOf(error: unknown, most: number): AppError {
  if (AppError.is(error)) return error
  const { code } = error as { code?: string }
  if (code === 'FST_REQ_FILE_TOO_LARGE') return gatewayErrors.bodyTooLarge({ what: 'file', bytes: most })
  if (code === 'FST_FILES_LIMIT')
    return fieldErrors.invalidRequest({
      details: [fieldErrors.wrongLength.at('file', SEVERAL)],
    })
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT')
    return gatewayErrors.unreadable({ reason: 'many-fields' }, { cause: error })
  return gatewayErrors.unreadable({ reason: 'form' }, { cause: error })
}
