import type { Catalog } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import type { Handlers } from '@etax/rpc'
import type { Logger } from '@etax/runtime'
import { resources } from '../domain/resources.ts'
import { showRecord } from '../domain/show-record.ts'
import { exportRecords } from '../export-records.ts'
import { importRecords } from '../import-records.ts'
import { noteCertificate } from '../note-certificate.ts'
import type { Imports } from '../outbound/mongo-imports.ts'
import type { FitPicture } from '../outbound/picture-fitter.ts'
import type { Stores } from '../settle-write.ts'
import { storeLogo } from '../store-logo.ts'
import { toJson } from './json.ts'

type FileCalls = Pick<
  Handlers<typeof Catalog>,
  'storeLogo' | 'fetchLogo' | 'noteCertificate' | 'importRecords' | 'exportRecords'
>

export interface FileNeeds {
  stores: Stores
  imports: Imports
  fit: FitPicture
  log: Logger
}

export function fileCalls({ stores, imports, fit, log }: FileNeeds): FileCalls {
  const [store, note] = [storeLogo(stores, fit), noteCertificate(stores)]
  const [take, give] = [importRecords(stores, imports), exportRecords(stores)]
  return {
    storeLogo: async (call) => {
      const row = await store({ ...call, now: new Date() })
      log.info({ workspaceId: call.workspaceId, taxpayerId: row._id, logoId: row.uuidLogo }, 'logo stored')
      return { record: toJson(showRecord(resources.taxpayers, row, { view: { mode: 'test' } })) }
    },
    fetchLogo: async ({ logoId }) => {
      const logo = await stores.logos.find(logoId)
      if (logo === undefined) throw new AppError('not-found', 'CAT_40004', `There is no logo ${logoId}`)
      return { contentType: logo.contentType, content: logo.content }
    },
    noteCertificate: async ({ certificateId, ...call }) => {
      await note({ ...call, certificateId: certificateId || null, now: new Date() })
      return {}
    },
    importRecords: async (call) => {
      const result = await take({ ...call, now: new Date() })
      if (result === undefined) return { finished: false }
      const { created, updated, wrongLines, problems } = result
      log.info(
        { workspaceId: call.workspaceId, resource: call.resource, created, updated, wrongLines },
        'file imported',
      )
      return { finished: true, created, updated, wrongLines, problems }
    },
    exportRecords: async (call) => {
      const { content, nextCursor } = await give(call)
      return { content: Buffer.from(content), nextCursor }
    },
  }
}
