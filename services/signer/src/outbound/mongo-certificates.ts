import { signerErrors } from '@etax/contracts'
import { duplicateIndex } from '@etax/durable-work'
import { isOutage } from '@etax/kernel'
import type { Mongo } from '@etax/runtime'
import { mongo } from 'mongoose'
import type { SealedSecret } from '../domain/envelope.ts'
import type { StoredCertificate, StoredKey, StoredPassword } from '../domain/stored-certificate.ts'
import type { Certificates } from '../ports.ts'

interface SealedRow {
  keyId: string
  dataKey: mongo.Binary
  iv: mongo.Binary
  tag: mongo.Binary
  data: mongo.Binary
}

interface Row {
  _id: string
  workspaceId: string
  ruc: string
  taxpayerId: string
  certificate: { fileId: string; der: mongo.Binary; privateKey: SealedRow } | null
  password: { version: string; sealed: SealedRow } | null
}

/** Certificates by workspace and registry number, each one document. Keys and passwords are in it only as sealed. */
export function mongoCertificates({ db }: Pick<Mongo, 'db'>): Certificates {
  const rows = db.collection<Row>('certificates')
  return {
    async find(workspaceId: string, ruc: string): Promise<StoredCertificate | null> {
      const row = await reached(rows.findOne({ _id: idOf(workspaceId, ruc) }))
      return row === null ? null : fromRow(row)
    },

    async putCertificate(owner, certificate, password): Promise<void> {
      await reached(
        rows.updateOne(
          { _id: idOf(owner.workspaceId, owner.ruc) },
          { $set: { ...owner, certificate: keyToRow(certificate), password: passwordToRow(password) } },
          { upsert: true },
        ),
      )
    },

    async putPassword(workspaceId: string, ruc: string, password: StoredPassword): Promise<boolean> {
      const stored = rows.updateOne(
        { _id: idOf(workspaceId, ruc), certificate: null },
        { $set: { workspaceId, ruc, password: passwordToRow(password) }, $setOnInsert: { taxpayerId: '' } },
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

    async remove(workspaceId: string, ruc: string): Promise<StoredCertificate | null> {
      const row = await reached(rows.findOneAndDelete({ _id: idOf(workspaceId, ruc) }))
      return row === null ? null : fromRow(row)
    },

    async *wrappedByOthers(keyId: string): AsyncGenerator<StoredCertificate> {
      const others = { $exists: true, $ne: keyId }
      const cursor = rows.find({ $or: [{ [privateKeyId]: others }, { [passwordKeyId]: others }] })
      for await (const row of cursor) yield fromRow(row)
    },

    async putRewrapped({ workspaceId, ruc, certificate, password }: StoredCertificate): Promise<void> {
      const set = {
        ...(certificate === null ? {} : { 'certificate.privateKey': sealedToRow(certificate.privateKey) }),
        ...(password === null ? {} : { 'password.sealed': sealedToRow(password.sealed) }),
      }
      const unchanged = {
        ...(certificate === null ? { certificate: null } : { 'certificate.fileId': certificate.fileId }),
        ...(password === null ? { password: null } : { 'password.version': password.version }),
      }
      await rows.updateOne({ _id: idOf(workspaceId, ruc), ...unchanged }, { $set: set })
    },
  }
}

/** A database that is away is said to be; everything else that it throws is a defect. */
function reached<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((cause: unknown) =>
    Promise.reject(isOutage(cause) ? signerErrors.storeUnavailable({ cause }) : cause),
  )
}

const privateKeyId = 'certificate.privateKey.keyId'
const passwordKeyId = 'password.sealed.keyId'

/** A registry number is digits, so the last part cannot be confused with the workspace's id. */
const idOf = (workspaceId: string, ruc: string): string => `${workspaceId}/${ruc}`

function fromRow({ workspaceId, ruc, taxpayerId, certificate, password }: Row): StoredCertificate {
  return {
    workspaceId,
    ruc,
    taxpayerId,
    certificate: certificate && {
      fileId: certificate.fileId,
      der: Buffer.from(certificate.der.buffer),
      privateKey: sealedFromRow(certificate.privateKey),
    },
    password: password && { version: password.version, sealed: sealedFromRow(password.sealed) },
  }
}

function keyToRow({ fileId, der, privateKey }: StoredKey): NonNullable<Row['certificate']> {
  return { fileId, der: new mongo.Binary(der), privateKey: sealedToRow(privateKey) }
}

function passwordToRow({ version, sealed }: StoredPassword): NonNullable<Row['password']> {
  return { version, sealed: sealedToRow(sealed) }
}

function sealedToRow({ keyId, dataKey, iv, tag, data }: SealedSecret): SealedRow {
  const binary = (bytes: Buffer) => new mongo.Binary(bytes)
  return { keyId, dataKey: binary(dataKey), iv: binary(iv), tag: binary(tag), data: binary(data) }
}

function sealedFromRow({ keyId, dataKey, iv, tag, data }: SealedRow): SealedSecret {
  const bytes = (binary: mongo.Binary) => Buffer.from(binary.buffer)
  return { keyId, dataKey: bytes(dataKey), iv: bytes(iv), tag: bytes(tag), data: bytes(data) }
}
