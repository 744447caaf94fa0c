import { type mongo, Schema } from 'mongoose'

/** `_id` is the receipt's. The PDF is in the row, or beyond a size in GridFS. A row without `size` is a void mark only. */
export interface RenderingRow {
  _id: string
  workspaceId: string
  accessKey?: string
  layout?: number
  at?: Date
  size?: number
  pdf?: Buffer
  file?: mongo.ObjectId
  voided?: true
}

const text = { type: String, required: true }

const renderings = new Schema<RenderingRow>(
  {
    _id: text,
    workspaceId: text,
    accessKey: String,
    layout: Number,
    at: Date,
    size: Number,
    pdf: Buffer,
    file: Schema.Types.ObjectId,
    voided: Boolean,
  },
  { collection: 'renderings' },
)

/** Every collection of the renderer's database, but for GridFS's own (`pdfs`). */
export const schemas = { renderings }
