import { signerErrors } from '@etax/contracts'
import { duplicateIndex } from '@etax/durable-work'
import { isOutage } from '@etax/kernel'
import type { mongo } from 'mongoose'
import type { StoredCertificate } from '../domain/stored-certificate.ts'
import type { Certificates, Holder, Owner } from '../ports.ts'
import type { CertificateRow } from './collections.ts'

/** One row per workspace and registry number; keys and passwords are sealed. */
export function mongoCertificates(rows: mongo.Collection<CertificateRow>): Certificates {
  return {
    async find(owner) {
      const row = await reached(rows.findOne(ownRow(owner), AS_BUFFERS))
      return row === null ? null : fromRow(row)
    },

    async findPublic(owners) {
      const projection = { taxpayerId: 1, 'certificate.fileId': 1, 'certificate.der': 1, 'password.version': 1 }
      const ids = [...new Set(owners.map(idOf))]
      const matches = await reached(rows.find({ _id: { $in: ids } }, { ...AS_BUFFERS, projection }).toArray())
      const byId = new Map(matches.map((row) => [row._id, row]))
      return owners.map((owner) => {
        const row = byId.get(idOf(owner))
        if (row === undefined || !mine(owner).includes(row.taxpayerId)) return null
        return { certificate: row.certificate, hasPassword: row.password !== null }
      })
    },

    async page(after, max) {
      const projection = { workspaceId: 1, ruc: 1, 'certificate.fileId': 1, 'certificate.der': 1 }
      const query = rows
        .find({ _id: { $gt: after }, certificate: { $ne: null } }, { ...AS_BUFFERS, projection })
        .sort({ _id: 1 })
        .limit(max)
        .toArray()
      return (await reached(query)).flatMap(({ _id, workspaceId, ruc, certificate }) =>
        certificate === null ? [] : [{ id: _id, workspaceId, ruc, fileId: certificate.fileId, der: certificate.der }],
      )
    },

    putCertificate: (owner, certificate, password) => putWhere({}, owner, { certificate, password }),

    putFirstCertificate(owner, certificate, password) {
      const sameOrNone = [{ certificate: null }, { 'certificate.der': certificate.der }, ofAnother(owner)]
      return putWhere({ $or: sameOrNone }, owner, { certificate, password })
    },

    putPassword(owner, password) {
      return putWhere({ $or: [{ certificate: null }, ofAnother(owner)] }, owner, { certificate: null, password })
    },

    putPasswordWhereFree(owner, password) {
      const free = { certificate: null, taxpayerId: { $in: mine(owner) } }
      return putWhere(free, owner, { certificate: null, password })
    },

    async remove(owner) {
      const row = await reached(rows.findOneAndDelete(ownRow(owner), AS_BUFFERS))
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
      await reached(rows.updateOne({ _id: idOf({ workspaceId, ruc }), ...unchanged }, { $set: set }))
    },
  }

  /** False if `where` does not match. */
  function putWhere(where: mongo.Filter<CertificateRow>, owner: Owner, parts: CertificateParts): Promise<boolean> {
    const set = { $set: { ...owner, ...parts } }
    const stored = rows.updateOne({ _id: idOf(owner), ...where }, set, { upsert: true })
    return reached(
      stored.then(
        () => true,
        (error) => (duplicateIndex(error) === undefined ? Promise.reject(error) : false),
      ),
    )
  }
}

type CertificateParts = Pick<StoredCertificate, 'certificate' | 'password'>

const AS_BUFFERS = { promoteBuffers: true }
const KEY_ID = 'certificate.privateKey.keyId'
const PASSWORD_KEY_ID = 'password.sealed.keyId'

/** Other errors than an outage are defects. */
function reached<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((cause: unknown) =>
    Promise.reject(isOutage(cause) ? signerErrors.storeUnavailable({ cause }) : cause),
  )
}

/** Registry numbers are digits, so that the parts are unambiguous. */
const idOf = ({ workspaceId, ruc }: Holder): string => `${workspaceId}/${ruc}`

/** The taxpayer's own row. Older passwords have no taxpayer. */
function ownRow(owner: Owner): mongo.Filter<CertificateRow> {
  return { _id: idOf(owner), ...(owner.taxpayerId === '' ? {} : { taxpayerId: { $in: mine(owner) } }) }
}

function ofAnother(owner: Owner): mongo.Filter<CertificateRow> {
  return { taxpayerId: { $nin: mine(owner) } }
}

function mine({ taxpayerId }: Owner): string[] {
  return ['', taxpayerId]
}

function fromRow({ workspaceId, ruc, taxpayerId, certificate, password }: CertificateRow): StoredCertificate {
  return { workspaceId, ruc, taxpayerId, certificate, password }
}
