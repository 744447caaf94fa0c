import { signerErrors } from '@etax/contracts'
import { isOutage } from '@etax/kernel'
import type { mongo } from 'mongoose'
import type { Vouchers } from '../ports.ts'
import type { VoucherRow } from './collections.ts'

export function mongoVouchers(rows: mongo.Collection<VoucherRow>): Vouchers {
  return {
    async has(workspaceId, ruc) {
      return (await reached(rows.findOne({ _id: `${workspaceId}/${ruc}` }))) !== null
    },
    async put(workspaceId, ruc, at) {
      const _id = `${workspaceId}/${ruc}`
      await reached(rows.updateOne({ _id }, { $set: { workspaceId, ruc, at } }, { upsert: true }))
    },
    async remove(workspaceId, ruc) {
      await reached(rows.deleteOne({ _id: `${workspaceId}/${ruc}` }))
    },
  }
}

function reached<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((cause: unknown) =>
    Promise.reject(isOutage(cause) ? signerErrors.storeUnavailable({ cause }) : cause),
  )
}
