import { describe, expect, test } from '@jest/globals'
import { requireSendable } from './require-sendable.ts'

const today = '2026-11-21'
const summary = { issueDate: '2026-08-23' }
const document = { summary, bytes: 1_000, signed: false, today }

const codeOf = (sending: Parameters<typeof requireSendable>[0]) => {
  try {
    requireSendable(sending)
    return undefined
  } catch (error) {
    return (error as { details: { code: string }[] }).details[0]?.code
  }
}

describe('pre-built XML', () => {
  test('of 90 days ago can be sent', () => {
    expect(codeOf(document)).toBeUndefined()
  })

  test('of 91 days ago is refused before anything is stored', () => {
    expect(codeOf({ ...document, today: '2026-11-22' })).toBe('DOC_50006')
  })

  test('that becomes too large with a signature is refused, unless it is signed', () => {
    const bytes = 319 * 1024

    expect(codeOf({ ...document, bytes })).toBe('DOC_10008')
    expect(codeOf({ ...document, bytes, signed: true })).toBeUndefined()
  })
})
