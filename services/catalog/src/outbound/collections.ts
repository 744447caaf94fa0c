import { MODES } from '@etax/contracts'
import { DUE_INDEX, type DueRow } from '@etax/durable-work'
import type { Collections } from '@etax/runtime'
import { type mongo, Schema } from 'mongoose'
import type { ImportResult } from '../domain/import-record.ts'
import type { Job } from '../domain/job.ts'
import type { Profile } from '../domain/profile.ts'
import type { ResourcePath } from '../domain/resource.ts'
import type { Logo } from '../ports.ts'
import { resources } from '../resources/resources.ts'
import type { StoredRow } from './mongo-rows.ts'
import { resourceSchema } from './resource-schema.ts'

export type JobRow = Job & DueRow

export interface DeletedTaxpayerRow extends DueRow {
  _id: string
  workspaceId: string
  ruc: string
}

export interface StoredLogo extends Omit<Logo, 'content'> {
  content: mongo.Binary
}

export interface ImportPart {
  _id: string
  importId: string
  number: number
  content: mongo.Binary
  at: Date
}

export interface FinishedImport extends ImportResult {
  _id: string
  at: Date
}

export interface AppliedMove {
  _id: string
  at: Date
}

const DAY_SECONDS = 86_400
const text = { type: String, required: true }
const number = { type: Number, required: true }
const instant = { type: Date, required: true }
const bytes = { type: Buffer, required: true }
const parts = [Schema.Types.Mixed]

const resourceSchemas = Object.fromEntries(
  Object.values(resources).map((resource) => [resource.path, resourceSchema(resource)]),
) as Record<ResourcePath, Schema<StoredRow>>

resourceSchemas.taxes.index(
  { workspaceId: 1, defaultTax: 1 },
  { unique: true, partialFilterExpression: { live: true, defaultTax: { $type: 'string' } } },
)

/** Partial: these indexes contain only invoices with open claims. */
for (const mode of MODES) {
  const until = `issuing.${mode}.until`
  resourceSchemas.invoices.index(
    { [until]: 1 },
    { name: `claimed ${mode}`, partialFilterExpression: { [until]: { $type: 'date' } } },
  )
}

export const schemas = {
  ...resourceSchemas,
  profiles: new Schema<Profile>(
    { _id: String, key: text, workspaceId: text, ruc: text, legalName: text, establishments: parts },
    { collection: 'profiles' },
  ).index({ key: 1 }, { unique: true }),
  jobs: new Schema<JobRow>(
    {
      _id: String,
      kind: text,
      workspaceId: text,
      names: Schema.Types.Mixed,
      progress: Schema.Types.Mixed,
      due: { at: Date, lease: String },
    },
    { collection: 'jobs' },
  ).index(...DUE_INDEX),
  deletedTaxpayers: new Schema<DeletedTaxpayerRow>(
    { _id: String, workspaceId: text, ruc: text, due: { at: Date, lease: String } },
    { collection: 'deleted-taxpayers' },
  ).index(...DUE_INDEX),
  logos: new Schema<StoredLogo>(
    { _id: String, workspaceId: text, taxpayerId: text, contentType: text, content: bytes, createdAt: instant },
    { collection: 'logos' },
  ),
  importParts: new Schema<ImportPart>(
    { _id: String, importId: text, number, content: bytes, at: instant },
    { collection: 'import-parts' },
  )
    .index({ importId: 1, number: 1 })
    .index({ at: 1 }, { expireAfterSeconds: DAY_SECONDS }),
  imports: new Schema<FinishedImport>(
    {
      _id: String,
      created: number,
      updated: number,
      unchanged: number,
      wrongLines: number,
      problems: parts,
      at: instant,
    },
    { collection: 'imports' },
  ).index({ at: 1 }, { expireAfterSeconds: DAY_SECONDS }),
  stockMoves: new Schema<AppliedMove>({ _id: String, at: instant }, { collection: 'stock-moves' }),
}

export type CatalogCollections = Collections<typeof schemas>
