import { gatewayErrors } from '@etax/contracts'
import { AppError, fieldErrors, reasonOf } from '@etax/kernel'
import type { FastifyRequest } from 'fastify'

export interface GivenForm {
  file: Buffer
  fields: Record<string, string>
}

/**
 * The `file` of a multipart form, and its other fields.
 * @throws AppError `too-large` REQ_10003 above `most` bytes; `invalid` where there is no file, or no form
 */
export async function readForm(request: FastifyRequest, most: number): Promise<GivenForm> {
  if (!request.isMultipart()) throw missingFile()
  const fields: Record<string, string> = {}
  let file: Buffer | undefined
  try {
    for await (const part of request.parts({ limits: { fileSize: most, files: 1, fields: 5 } })) {
      if (part.type === 'file') file = await part.toBuffer()
      else fields[part.fieldname] = String(part.value)
    }
  } catch (error) {
    throw isOurs(error) ? error : gatewayErrors.unreadable({ message: reasonOf(error), cause: error })
  }
  if (file === undefined) throw missingFile()
  return { file, fields }
}

export function missingFile(): AppError {
  return fieldErrors.invalidRequest({ details: [fieldErrors.required.at('file')] })
}

/** The parser throws bare errors for a form that is malformed; those with a status say more. */
function isOurs(error: unknown): boolean {
  return AppError.is(error) || (error as { statusCode?: number }).statusCode !== undefined
}
