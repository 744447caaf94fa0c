import { type Catalog, catalogErrors } from '@etax/contracts'
import type { Handlers } from '@etax/rpc'
import type { Logger } from '@etax/runtime'
import type { ImportProblem } from '../domain/import-record.ts'
import { showRecord } from '../domain/show-record.ts'
import { exportRecords } from '../files/export-records.ts'
import { importRecords } from '../files/import-records.ts'
import { noteCertificate } from '../files/note-certificate.ts'
import { storeLogo } from '../files/store-logo.ts'
import type { Imports, Pictures, Stores } from '../ports.ts'
import { resources } from '../resources/resources.ts'
import { toJson } from './json.ts'
import { lowerId, viewOf } from './record-calls.ts'

type FileCalls = Pick<
  Handlers<typeof Catalog>,
  'storeLogo' | 'fetchLogo' | 'noteCertificate' | 'importRecords' | 'exportRecords'
>

export interface FileDependencies {
  stores: Stores
  imports: Imports
  pictures: Pictures
  log: Logger
}

export function fileCalls({ stores, imports, pictures, log }: FileDependencies): FileCalls {
  const [store, note] = [storeLogo(stores, pictures), noteCertificate(stores)]
  const [take, give] = [importRecords(stores, imports), exportRecords(stores)]
  return {
    storeLogo: async (call) => {
      const row = await store({
        ...call,
        taxpayerId: lowerId(call.taxpayerId),
        view: viewOf(call),
        now: new Date(),
      })
      log.info({ workspaceId: call.workspaceId, taxpayerId: row._id, logoId: row.uuidLogo }, 'logo stored')
      return { record: toJson(showRecord(resources.taxpayers, row, { view: { mode: 'test' } })) }
    },
    fetchLogo: async ({ logoId }) => {
      const logo = await stores.logos.find(lowerId(logoId))
      if (logo === undefined) throw catalogErrors.logoUnknown({ id: logoId })
      return { contentType: logo.contentType, content: logo.content }
    },
    noteCertificate: async ({ certificateId, ...call }) => {
      await note({ ...call, certificateId: certificateId || null, now: new Date() })
      return {}
    },
    importRecords: async (call) => {
      const result = await take({
        ...call,
        taxpayerId: lowerId(call.taxpayerId),
        view: viewOf(call),
        now: new Date(),
      })
      if (result === undefined) return { finished: false }
      const { created, updated, unchanged = 0, wrongLines, problems } = result
      log.info(
        { workspaceId: call.workspaceId, resource: call.resource, created, updated, unchanged, wrongLines },
        'file imported',
      )
      return { finished: true, created, updated, unchanged, wrongLines, problems: problems.map(problemMessage) }
    },
    exportRecords: async (call) => {
      const { content, nextCursor } = await give({ ...call, taxpayerId: lowerId(call.taxpayerId) })
      return { content: Buffer.from(content), nextCursor }
    },
  }
}

function problemMessage({ line, column, code = '', params, message }: ImportProblem) {
  return { line, column, code, message, paramsJson: params === undefined ? '' : JSON.stringify(params) }
}
