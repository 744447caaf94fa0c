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

// A thread's work on XML of others. Everything is counted first, also embedded documents.

export interface OpenedFile {
  /** The claims of the wrapper, which is unproven; null for a bare document. */
  wrapper: Authorization | null
  /** The document as text, which its signature covers. */
  xml: string
  summary: DocumentSummary
}

export interface Inspection {
  verdict: XmlVerdict
  /** Null for an invalid document. */
  summary: DocumentSummary | null
  /** Whether it has any element named signature, valid or not. */
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

/** Reads small texts in this thread. */
export function readAuthorizedText(xml: string): AuthorizedDocument {
  return authorizedDocument(readElements(xml))
}

/** Reads small texts in this thread. */
export function readDocumentText(xml: string): Document {
  return documentOfElements(readElements(withoutDeclaration(xml)))
}

function authorizedDocument(root: Element): AuthorizedDocument {
  const authorization = authorizationOf(root)
  return { authorization, document: documentOfElements(inside(authorization)) }
}

/** The document in a wrapper is already decoded: its declared encoding is ignored. */
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

/** A text above the limits is not a tax document: it is unreadable. */
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

/** Omits the byte order mark. */
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
  /** The text to compare `xml` with. */
  authorized?: string
}

/** The parts of an error that cross threads. */
export type Refusal = Pick<AppError, 'kind' | 'code' | 'params' | 'message' | 'details'>

export type Answer = { value: unknown } | { refused: Refusal } | { defect: string }

/** Does a job. A refusal is an answer. */
export function perform(job: Job): Answer {
  try {
    return { value: tasks[job.task](job) }
  } catch (error) {
    const { kind, code, params, message, details } = error as AppError
    const declared = Object.values(documentErrors).some((declaration) => declaration.code === code)
    return declared ? { refused: { kind, code, params, message, details: [...details] } } : { defect: String(error) }
  }
}
