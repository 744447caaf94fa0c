import { expect, test } from '@jest/globals'
import { Issuance } from './definitions.ts'
import type { Receipt__Output } from './generated/issuance/v1/Receipt.ts'

test('messages match the generated types: defaults, enums by name, bytes as Buffer', () => {
  const { responseSerialize, responseDeserialize } = Issuance.FindReceipt

  const arrived: Receipt__Output = responseDeserialize(responseSerialize({ id: 'r1' }))

  expect(arrived).toEqual({ id: 'r1', view: Buffer.alloc(0) })

  const { requestSerialize, requestDeserialize } = Issuance.Issue
  const request = requestDeserialize(requestSerialize({ caller: { mode: 'MODE_TEST' }, order: Buffer.from('{}') }))
  expect(request).toMatchObject({ caller: { workspaceId: '', mode: 'MODE_TEST' }, allowance: null })
  expect(Buffer.isBuffer(request.order)).toBe(true)
})
