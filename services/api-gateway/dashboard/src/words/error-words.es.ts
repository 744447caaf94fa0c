import { documentWords } from './error-words/documents.es.ts'
import { receiptErrorWords } from './error-words/receipts.es.ts'
import { recordWords } from './error-words/records.es.ts'
import { requestWords } from './error-words/requests.es.ts'

/** By error code: what is wrong, and what to do about it. What is about one field goes on from the name of the field. */
export type ErrorWords = Readonly<Record<string, readonly [title: string, remedy: string]>>

export const spanishErrors: ErrorWords = { ...requestWords, ...recordWords, ...documentWords, ...receiptErrorWords }
