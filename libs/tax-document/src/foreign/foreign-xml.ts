import { AppError } from '@etax/kernel'
import { threadPool } from '@etax/kernel/threads'
import { documentOfElements } from '../documents/document-of-elements.ts'
import type { DocumentSummary } from '../documents/summarize-document.ts'
import { documentErrors } from '../errors/document-errors.ts'
import type { Document } from '../kinds/kinds.ts'
import { alikeAtOnce } from '../xml/alike-at-once.ts'
import { authorizationOf } from '../xml/authorization-of-elements.ts'
import type { Comparison } from '../xml/compare-documents.ts'
import type { XmlVerdict } from '../xml/validate-xml.ts'
import { withoutDeclaration } from '../xml/without-declaration.ts'
import { checkSize, isOrdinary } from './check-limits.ts'
import { plainTree } from './plain-tree.ts'
import type { Answer, AuthorizedDocument, Inspection, Job, OpenedFile, Refusal, Tasks } from './read-foreign.ts'

/**
 * The only entry of XML of others. It counts first, then reads, in a thread that ends when it takes too long. Every
 * call throws AppError `invalid` XML_1000x for wrong XML, and `unavailable` XML_50001 when too many wait.
 */
export interface ForeignXml extends AsyncDisposable {
  /** The summary of a document. A text is already decoded: its declared encoding is ignored. */
  summarize(xml: Uint8Array | string): Promise<DocumentSummary>
  open(xml: Uint8Array): Promise<OpenedFile>
  /**
   * A stored wrapper with its document. Plain texts (see `plainTree`) and small ones are read at once: that is faster
   * than a thread.
   */
  readAuthorized(xml: string): Promise<AuthorizedDocument>
  /** A bare document. Plain and small ones are read at once. */
  read(xml: string): Promise<Document>
  validate(xml: Uint8Array, today: string): Promise<XmlVerdict>
  inspect(xml: Uint8Array, today: string): Promise<Inspection>
  /** Like `compareDocuments`: whether the returned text is the sent document. Small ones are compared at once. */
  compare(sent: string, authorized: string): Promise<Comparison>
}

export interface ForeignXmlOptions {
  threads?: number
  maxWaiting?: number
  timeoutMs?: number
}

const WORKER = new URL(`./foreign-xml-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url)

const THREAD_MEMORY_MB = 192

/** Threads start with the first document, and end with the disposal. */
export function foreignXml({ threads = 2, maxWaiting = 64, timeoutMs = 2_000 }: ForeignXmlOptions = {}): ForeignXml {
  const pool = threadPool<Job, Answer>({
    module: WORKER,
    threads,
    taskTimeoutMs: timeoutMs,
    memoryMb: THREAD_MEMORY_MB,
    waiting: { total: maxWaiting, each: maxWaiting },
    late: () => documentErrors.readTooLong(),
    full: () => documentErrors.tooManyReadings({ retryAfter: 2 }),
  })

  async function run<Task extends keyof Tasks>(
    task: Task,
    xml: Uint8Array,
    more: Pick<Job, 'today' | 'authorized'> = {},
  ) {
    // The thread counts the rest; an oversized text is not even copied.
    checkSize(xml)
    const answer = await pool.run({ task, xml, ...more })
    if ('value' in answer) return answer.value as ReturnType<Tasks[Task]>
    throw 'refused' in answer ? refusalOf(answer.refused) : new Error(`reading XML failed: ${answer.defect}`)
  }

  /** In a verdict, a document type declaration is a finding like other malformed XML. */
  async function judged<T>(judge: () => Promise<T>, refused: (verdict: XmlVerdict) => T): Promise<T> {
    try {
      return await judge()
    } catch (error) {
      const { code, authorityCode } = NOT_WELL_FORMED
      if (!AppError.is(error) || error.code !== code) throw error
      const { message, params } = error
      const finding = { line: 1, path: '', code, ...(params && { params }), message, authorityCode }
      return refused({ valid: false, documentType: null, version: null, errors: [finding], warnings: [] })
    }
  }

  return {
    summarize: (xml) => run('summarize', bytesOf(xml)),
    open: (xml) => run('open', xml),
    async readAuthorized(xml) {
      const plain = plainAuthorized(xml)
      if (plain !== null) return plain
      if (!isOrdinary(xml)) return run('readAuthorized', bytesOf(xml))
      // Loads the parser, which some services never need.
      const { readAuthorizedText } = await import('./read-foreign.ts')
      return readAuthorizedText(xml)
    },
    async read(xml) {
      const plain = plainTree(withoutDeclaration(xml))
      if (plain !== null) return documentOfElements(plain)
      if (!isOrdinary(xml)) return run('read', bytesOf(xml))
      const { readDocumentText } = await import('./read-foreign.ts')
      return readDocumentText(xml)
    },
    validate: (xml, today) =>
      judged(
        () => run('validate', xml, { today }),
        (verdict) => verdict,
      ),
    inspect: (xml, today) =>
      judged(
        () => run('inspect', xml, { today }),
        (verdict) => ({ verdict, summary: null, hasSignature: false }),
      ),
    async compare(sent, authorized) {
      const quick = alikeAtOnce(sent, authorized)
      if (quick !== null) return quick
      if (!isOrdinary(sent) || !isOrdinary(authorized)) return run('compare', Buffer.from(sent), { authorized })
      const { compareDocuments } = await import('../xml/compare-documents.ts')
      return compareDocuments(sent, authorized)
    },
    [Symbol.asyncDispose]: () => pool[Symbol.asyncDispose](),
  }
}

/** Null where wrapper or document needs the parser. */
function plainAuthorized(xml: string): AuthorizedDocument | null {
  const wrapper = plainTree(withoutDeclaration(xml))
  if (wrapper === null) return null
  const authorization = authorizationOf(wrapper)
  const root = plainTree(withoutDeclaration(authorization.document))
  return root === null ? null : { authorization, document: documentOfElements(root) }
}

function bytesOf(xml: Uint8Array | string): Uint8Array {
  return typeof xml === 'string' ? Buffer.from(withoutDeclaration(xml)) : xml
}

const NOT_WELL_FORMED = { code: documentErrors.notWellFormed.code, authorityCode: '35' }

function refusalOf({ kind, code, params, message, details }: Refusal): AppError {
  return new AppError(kind, code, message, { details, ...(params && { params }) })
}
