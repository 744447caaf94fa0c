import { signerErrors } from '@etax/contracts'
import { duplicateIndex } from '@etax/durable-work'
import { isOutage } from '@etax/kernel'
import type { mongo } from 'mongoose'
import type { StoredCertificate } from '../domain/stored-certificate.ts'
import type { Certificates } from '../ports.ts'
import type { CertificateRow } from './collections.ts'

/** Certificates by workspace and registry number, each one document. Keys and passwords are in it only as sealed. */
export function mongoCertificates(rows: mongo.Collection<CertificateRow>): Certificates {
  return {
    async find(workspaceId, ruc) {
      const row = await reached(rows.findOne({ _id: idOf(workspaceId, ruc) }, AS_BUFFERS))
      return row === null ? null : fromRow(row)
    },

    async page(after, max) {
      const projection = { workspaceId: 1, ruc: 1, 'certificate.fileId': 1, 'certificate.der': 1 }
      const found = rows
        .find({ _id: { $gt: after }, certificate: { $ne: null } }, { ...AS_BUFFERS, projection })
        .sort({ _id: 1 })
        .limit(max)
        .toArray()
      return (await reached(found)).flatMap(({ _id, workspaceId, ruc, certificate }) =>
        certificate === null ? [] : [{ id: _id, workspaceId, ruc, fileId: certificate.fileId, der: certificate.der }],
      )
    },

    async putCertificate(owner, certificate, password) {
      const _id = idOf(owner.workspaceId, owner.ruc)
      await reached(rows.updateOne({ _id }, { $set: { ...owner, certificate, password } }, { upsert: true }))
    },

    putPassword(workspaceId, ruc, password) {
      const stored = rows.updateOne(
        { _id: idOf(workspaceId, ruc), certificate: null },
        { $set: { workspaceId, ruc, password }, $setOnInsert: { taxpayerId: '' } },
        { upsert: true },
      )
      return reached(
        stored.then(
          () => true,
          // The row is there, with a certificate.
          (error) => (duplicateIndex(error) === undefined ? Promise.reject(error) : false),
        ),
      )
    },

    async remove(workspaceId, ruc) {
      const row = await reached(rows.findOneAndDelete({ _id: idOf(workspaceId, ruc) }, AS_BUFFERS))
      return row === null ? null : fromRow(row)
    },

    async *wrappedByOthers(keyId) {
      const others = { $exists: true, $ne: keyId }
      for await (const row of rows.find({ $or: [{ [KEY_ID]: others }, { [PASSWORD_KEY_ID]: others }] }, AS_BUFFERS)) {
        yield fromRow(row)
      }
    },

    async putRewrapped({ workspaceId, ruc, certificate, password }) {
      const set = {
        ...(certificate === null ? {} : { 'certificate.privateKey': certificate.privateKey }),
        ...(password === null ? {} : { 'password.sealed': password.sealed }),
      }
      const unchanged = {
        ...(certificate === null ? { certificate: null } : { 'certificate.fileId': certificate.fileId }),
        ...(password === null ? { password: null } : { 'password.version': password.version }),
      }
      await reached(rows.updateOne({ _id: idOf(workspaceId, ruc), ...unchanged }, { $set: set }))
    },
  }
}

const AS_BUFFERS = { promoteBuffers: true }
const KEY_ID = 'certificate.privateKey.keyId'
const PASSWORD_KEY_ID = 'password.sealed.keyId'

/** A database that is away is said to be; everything else that it throws is a defect. */
function reached<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((cause: unknown) =>
    Promise.reject(isOutage(cause) ? signerErrors.storeUnavailable({ cause }) : cause),
  )
}

/** A registry number is digits, so the last part cannot be confused with the workspace's id. */
const idOf = (workspaceId: string, ruc: string): string => `${workspaceId}/${ruc}`

function fromRow({ workspaceId, ruc, taxpayerId, certificate, password }: CertificateRow): StoredCertificate {
  return { workspaceId, ruc, taxpayerId, certificate, password }
}
