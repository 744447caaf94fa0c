import { beforeEach, expect, test } from '@jest/globals'
import { discardDraft, draftIssued, draftStanding, storeDraft, storedDrafts } from './drafts.ts'

const place = { workspaceId: 'w', environment: 'sandbox', ruc: '1790016919001' }
const draft = { id: 'd', slug: 'invoice', devReference: 'r', values: { items: [{ key: '1', code: 'A' }] }, savedAt: 1 }

beforeEach(() => {
  const held = new Map<string, string>()
  const storage = {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => held.set(name, value),
    removeItem: (name: string) => held.delete(name),
  }
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
})

test('stored drafts of a wrong shape are dropped, the others stay', () => {
  const wrong = [null, 7, [], { ...draft, id: 1 }, { ...draft, values: null }, { ...draft, savedAt: '1' }]
  const wrongValues = [{ items: [null] }, { items: ['A'] }, { reason: 5 }, { customer: { email: null } }]
  const all = [...wrong, ...wrongValues.map((values) => ({ ...draft, values })), draft]
  localStorage.setItem('etax.drafts.w.sandbox.1790016919001', JSON.stringify(all))

  expect(storedDrafts(place)).toEqual([draft])
})

test('a form detects that another tab changed or discarded its draft', () => {
  storeDraft(place, draft)
  expect(draftStanding(place, 'd', 1)).toEqual({ state: 'shown' })

  storeDraft(place, { ...draft, savedAt: 2 })
  expect(draftStanding(place, 'd', 1)).toEqual({ state: 'changed' })

  discardDraft(place, 'd')
  expect(draftStanding(place, 'd', 1)).toEqual({ state: 'discarded' })
})

test('a form gets the receipt that another tab issued from its draft', () => {
  storeDraft(place, draft)

  draftIssued(place, 'd', 'receipt-1')

  expect(draftStanding(place, 'd', 1)).toEqual({ state: 'issued', receiptId: 'receipt-1' })
  expect(storedDrafts(place)).toEqual([])
})

test('a form with an unstored draft is current', () => {
  expect(draftStanding(place, 'new', null)).toEqual({ state: 'shown' })
})
