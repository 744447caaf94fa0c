import { gatewayErrors } from '@etax/contracts'
import { AppError, fieldErrors, requiredSentence, unknownSentence } from '@etax/kernel'
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
  const unknown = new Set<string>()
  let file: Buffer | undefined
  try {
    const limits = { fileSize: most, fieldSize: MAX_FIELD_BYTES, files: 1, fields: 5 }
    for await (const part of request.parts({ limits })) {
      if (!['file', ...known].includes(part.fieldname)) unknown.add(part.fieldname)
      if (part.type === 'file') {
        // A file in another field is not taken for it, and a text in this one is no file.
        const content = await part.toBuffer()
        if (part.fieldname === 'file') file = content
        else unknown.add(part.fieldname)
      } else fields[part.fieldname] = textIn(part)
    }
  } catch (error) {
    throw refusalOf(error, most)
  }
  if (unknown.size > 0)
    throw fieldErrors.invalidRequest({
      details: [...unknown].map((name) => fieldErrors.unknown.at(name, unknownSentence(name, ['file', ...known]))),
    })
  if (file === undefined) throw missingFile()
  return { file, fields }
}

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
      details: [fieldErrors.wrongLength.at('file', 'must be one file; the form has several')],
    })
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT')
    return gatewayErrors.unreadable({ message: 'The form has more fields than any form here takes.', cause: error })
  return gatewayErrors.unreadable({ message: 'The multipart form is malformed, or not whole.', cause: error })
}
