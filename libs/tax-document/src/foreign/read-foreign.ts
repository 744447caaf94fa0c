import type { AppError } from '@etax/kernel'
import { documentOfElements } from '../documents/document-of-elements.ts'
import { type DocumentSummary, summarizeDocument } from '../documents/summarize-document.ts'
import { documentErrors } from '../errors/document-errors.ts'
import type { Document } from '../kinds/kinds.ts'
import { type Element, treeOf } from '../schema/tree.ts'
import { authorizationOf, isWrapper } from '../xml/authorization-of-elements.ts'
import { type Comparison, compareDocuments } from '../xml/compare-documents.ts'
import { withParsed } from '../xml/parse.ts'
import { readElements } from '../xml/read-elements.ts'
import { validateXml, type XmlVerdict } from '../xml/validate-xml.ts'
import { withoutDeclaration } from '../xml/without-declaration.ts'
import type { Authorization } from '../xml/write-authorization.ts'
import { checkLimits } from './check-limits.ts'

// What a thread does with foreign XML. Everything that is read is counted first, also what stands inside something else.

/** A document, bare or in the authority's wrapper. */
export interface OpenedFile {
  /** What the wrapper claims; null for a bare document. Anybody can write a wrapper. */
  wrapper: Authorization | null
  /** The document as text: what a signature in it is about. */
  xml: string
  summary: DocumentSummary
}

export interface Inspection {
  verdict: XmlVerdict
  /** Null where the verdict is not valid. */
  summary: DocumentSummary | null
  /** Whether there is anything called a signature in it, good or bad. */
  hasSignature: boolean
}

export interface AuthorizedDocument {
  authorization: Authorization
  document: Document
}

function summarize(bytes: Uint8Array): DocumentSummary {
  return summarizeDocument(documentOfElements(elementsOf(bytes)))
}

function open(bytes: Uint8Array): OpenedFile {
  const root = elementsOf(bytes)
  if (!isWrapper(root))
    return { wrapper: null, xml: textOf(bytes), summary: summarizeDocument(documentOfElements(root)) }
  const wrapper = authorizationOf(root)
  return { wrapper, xml: wrapper.document, summary: summarizeDocument(documentOfElements(inside(wrapper))) }
}

function readAuthorized(bytes: Uint8Array): AuthorizedDocument {
  return authorizedDocument(elementsOf(bytes))
}

/** Of a text that is ordinary. */
export function readAuthorizedText(xml: string): AuthorizedDocument {
  return authorizedDocument(readElements(xml))
}

/** Of a text that is ordinary. */
export function readDocumentText(xml: string): Document {
  return documentOfElements(readElements(withoutDeclaration(xml)))
}

function authorizedDocument(root: Element): AuthorizedDocument {
  const authorization = authorizationOf(root)
  return { authorization, document: documentOfElements(inside(authorization)) }
}

/** The document in a wrapper is text that was decoded with it: what it declares as its encoding counts for nothing. */
function inside({ document }: Authorization): Element {
  if (document.trim() === '') throw documentErrors.notAWrapper({ reason: 'empty' })
  return elementsOf(Buffer.from(withoutDeclaration(document)))
}

function validate(bytes: Uint8Array, today: string | undefined): XmlVerdict {
  checkLimits(bytes)
  return validateXml(textOf(bytes), { today })
}

function inspect(bytes: Uint8Array, today: string | undefined): Inspection {
  const verdict = validate(bytes, today)
  if (!verdict.valid) return { verdict, summary: null, hasSignature: false }
  const root = elementsOf(bytes)
  return { verdict, summary: summarizeDocument(documentOfElements(root)), hasSignature: hasSignature(root) }
}

/** Beyond the limits is what no tax document is: nothing can be said of what is in it. */
function compare(sent: Uint8Array, authorized: string): Comparison {
  try {
    checkLimits(Buffer.from(withoutDeclaration(authorized)))
  } catch {
    return 'unreadable'
  }
  return compareDocuments(textOf(sent), authorized)
}

function elementsOf(bytes: Uint8Array): Element {
  checkLimits(bytes)
  return withParsed(textOf(bytes), treeOf)
}

/** Without the mark, which is not part of the text. */
function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

function hasSignature({ name, children }: Element): boolean {
  return name === 'Signature' || children.some(hasSignature)
}

const tasks = {
  summarize: ({ xml }: Job) => summarize(xml),
  open: ({ xml }: Job) => open(xml),
  read: ({ xml }: Job) => documentOfElements(elementsOf(xml)),
  readAuthorized: ({ xml }: Job) => readAuthorized(xml),
  validate: ({ xml, today }: Job) => validate(xml, today),
  inspect: ({ xml, today }: Job) => inspect(xml, today),
  compare: ({ xml, authorized = '' }: Job) => compare(xml, authorized),
}

export type Tasks = typeof tasks

export interface Job {
  task: keyof Tasks
  xml: Uint8Array
  today?: string | undefined
  /** What `xml` is compared with. */
  authorized?: string
}

/** What makes an error anew: on the way between threads it loses what it is. */
export type Refusal = Pick<AppError, 'kind' | 'code' | 'params' | 'message' | 'details'>

export type Answer = { value: unknown } | { refused: Refusal } | { defect: string }

/** Does a job. What the document is refused for is an answer. */
export function perform(job: Job): Answer {
  try {
    return { value: tasks[job.task](job) }
  } catch (error) {
    const { kind, code, params, message, details } = error as AppError
    const declared = Object.values(documentErrors).some((declaration) => declaration.code === code)
    return declared ? { refused: { kind, code, params, message, details: [...details] } } : { defect: String(error) }
  }
}
