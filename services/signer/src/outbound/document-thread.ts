import { X509Certificate } from 'node:crypto'
import { workerData } from 'node:worker_threads'
import { AppError } from '@etax/kernel'
import { answerTasks } from '@etax/kernel/threads'
import { verifySignature } from '../verify-signature.ts'
import type { DocumentAnswer, DocumentTask, ThreadData } from './document-processes.ts'
import { parseDocument } from './libxml.ts'
import { readSignedDocument } from './libxml-signed.ts'

// Runs in a process without keys: a hostile document costs only this process's time and memory.
const { authorities } = workerData as ThreadData
const verify = verifySignature({
  read: readSignedDocument,
  authorities: authorities.map((der) => new X509Certificate(der)),
  now: () => new Date(),
})

answerTasks(answerTo)

function answerTo({ kind, xml }: DocumentTask): DocumentAnswer {
  try {
    const bytes = Buffer.from(xml.buffer, xml.byteOffset, xml.length)
    if (kind === 'parse') return { kind, prepared: parseDocument(bytes) }
    const { certificate, ...rest } = verify(bytes)
    if (certificate === null) return { kind, report: { ...rest, certificate } }
    // It holds a native object, which cannot be sent.
    const { x509: _, ...fields } = certificate
    return { kind, report: { ...rest, certificate: fields } }
  } catch (error) {
    if (!AppError.is(error)) throw error
    const { code, params, message } = error
    return { kind: 'error', code, ...(params && { params }), message }
  }
}
