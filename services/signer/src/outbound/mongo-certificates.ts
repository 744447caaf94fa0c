import { setTimeout as pause } from 'node:timers/promises'
import type { Mongo } from '@etax/runtime'
import { mongo } from 'mongoose'
import type { Sealed } from '../domain/envelope.ts'
import { refusal } from '../domain/errors.ts'
import type { StoredCertificate, StoredKey, StoredPassword } from '../domain/stored-certificate.ts'

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

/**
 * Certificates by workspace and registry number, each one document: replaced in a single write, so that a reader sees
 * the old one or the new one. Private keys and passwords are in it only as they were sealed.
 */
export function mongoCertificates({ db }: Pick<Mongo, 'db'>) {
  const rows = db.collection<Row>('certificates')
  return {
    async find(workspaceId: string, ruc: string): Promise<StoredCertificate | null> {
      const row = await reached(rows.findOne({ _id: idOf(workspaceId, ruc) }))
      return row === null ? null : fromRow(row)
    },

    async putCertificate(owner: Owner, certificate: StoredKey, password: StoredPassword): Promise<void> {
      await reached(
        rows.updateOne(
          { _id: idOf(owner.workspaceId, owner.ruc) },
          { $set: { ...owner, certificate: keyToRow(certificate), password: passwordToRow(password) } },
          { upsert: true },
        ),
      )
    },

    /** Only while there is no certificate; false otherwise. */
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
          (error) =>
            error instanceof mongo.MongoServerError && error.code === duplicateKey ? false : Promise.reject(error),
        ),
      )
    },

    /** Removes everything and answers what there was. */
    async remove(workspaceId: string, ruc: string): Promise<StoredCertificate | null> {
      const row = await reached(rows.findOneAndDelete({ _id: idOf(workspaceId, ruc) }))
      return row === null ? null : fromRow(row)
    },

    /** Every document with a secret that another wrapping key than this one wraps. */
    async *wrappedByOthers(keyId: string): AsyncGenerator<StoredCertificate> {
      const others = { $exists: true, $ne: keyId }
      const cursor = rows.find({ $or: [{ [privateKeyId]: others }, { [passwordKeyId]: others }] })
      for await (const row of cursor) yield fromRow(row)
    },

    /** Puts data keys that were wrapped anew in place of the old ones, unless the secrets changed meanwhile. */
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

    /**
     * Tells of every change, whichever process made it. Where changes may have been missed `changed` gets null.
     */
    watch(changed: (key: { workspaceId: string; ruc: string } | null) => void): AsyncDisposable {
      return watchRows(rows, changed)
    },
  }
}

export interface Owner {
  workspaceId: string
  ruc: string
  taxpayerId: string
}

/** What the database could not do now may work later. */
function reached<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => Promise.reject(refusal('storeUnavailable', undefined, error)))
}

const duplicateKey = 11_000
const privateKeyId = 'certificate.privateKey.keyId'
const passwordKeyId = 'password.sealed.keyId'

/** A registry number is digits, so the last part cannot be confused with the workspace's id. */
const idOf = (workspaceId: string, ruc: string): string => `${workspaceId}/${ruc}`

function watchRows(
  rows: mongo.Collection<Row>,
  changed: (key: { workspaceId: string; ruc: string } | null) => void,
): AsyncDisposable {
  let stopped = false
  let stream: mongo.ChangeStream | undefined
  const stop = Promise.withResolvers<void>()
  const follow = async (): Promise<void> => {
    while (!stopped) {
      try {
        stream = rows.watch([], { maxAwaitTimeMS: 1_000 })
        await stream.tryNext()
        // From here on nothing is missed; what changed before may have been.
        changed(null)
        for await (const change of stream) changed(keyOf(change))
      } catch {
        // The stream broke, or the database did: begin again.
      }
      changed(null)
      if (!stopped) await Promise.race([stop.promise, pause(1_000, undefined, { ref: false })])
    }
  }
  const following = follow()
  return {
    async [Symbol.asyncDispose]() {
      stopped = true
      stop.resolve()
      await stream?.close()
      await following
    },
  }
}

function keyOf(change: mongo.ChangeStreamDocument): { workspaceId: string; ruc: string } | null {
  if (!('documentKey' in change)) return null
  const id = String(change.documentKey._id)
  const slash = id.lastIndexOf('/')
  return { workspaceId: id.slice(0, slash), ruc: id.slice(slash + 1) }
}

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

function sealedToRow({ keyId, dataKey, iv, tag, data }: Sealed): SealedRow {
  const binary = (bytes: Buffer) => new mongo.Binary(bytes)
  return { keyId, dataKey: binary(dataKey), iv: binary(iv), tag: binary(tag), data: binary(data) }
}

function sealedFromRow({ keyId, dataKey, iv, tag, data }: SealedRow): Sealed {
  const bytes = (binary: mongo.Binary) => Buffer.from(binary.buffer)
  return { keyId, dataKey: bytes(dataKey), iv: bytes(iv), tag: bytes(tag), data: bytes(data) }
}
