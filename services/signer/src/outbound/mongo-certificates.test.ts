import { expect, test } from '@jest/globals'
import type { mongo } from 'mongoose'
import type { CertificateRow } from './collections.ts'
import { mongoCertificates } from './mongo-certificates.ts'

const owner = { workspaceId: 'w', taxpayerId: 't', ruc: '1790011674001' }

function failing(error: Error) {
  const findOne = () => Promise.reject(error)
  return mongoCertificates({ findOne } as unknown as mongo.Collection<CertificateRow>)
}

test('a database outage is reported as unavailable', async () => {
  const away = Object.assign(new Error('connect'), { name: 'MongoServerSelectionError' })

  await expect(failing(away).find(owner)).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'SGN_10017',
    cause: away,
  })
})

test('another error of the database is a defect, not an outage', async () => {
  const defect = Object.assign(new Error('unknown operator'), { name: 'MongoServerError', code: 2 })

  await expect(failing(defect).find(owner)).rejects.toBe(defect)
})
