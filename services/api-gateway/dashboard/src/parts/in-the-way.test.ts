import { catalogErrors } from '@etax/contracts'
import { expect, test } from '@jest/globals'
import { ApiFailure } from '../api/failure.ts'
import { inTheWay } from './in-the-way.ts'

const TAX = '01a202c9-a47d-78a1-a981-7fbf1ca2e872'
const PRODUCT = '4111c96a-3a74-8621-8e05-d366485bc903'

async function refusal({ code, params }: Readonly<Record<'code' | 'params', unknown>>) {
  return ApiFailure.of(Response.json({ code, params, message: 'El registro está en uso.' }, { status: 409 }))
}

test('the refusal names the record that prevents a deletion', async () => {
  const needed = { kind: 'tax', id: TAX } as const
  const error = catalogErrors.recordInUse({ kind: 'product', id: PRODUCT, path: `/products/${PRODUCT}`, needed })
  const { code, params } = error

  expect(inTheWay(await refusal({ code, params }))).toEqual({ kind: 'product', id: PRODUCT })
})

test('another failure names nothing', async () => {
  expect(inTheWay(await refusal({ code: 'CAT_10010', params: { kind: 'product', id: PRODUCT } }))).toBeNull()
  expect(inTheWay(new Error('The record is in use.'))).toBeNull()
})
