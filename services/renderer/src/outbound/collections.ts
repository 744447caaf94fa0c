import { type mongo, Schema } from 'mongoose'

/** `_id` is the receipt's. A large PDF is in GridFS. A row without `size` is only a void mark. */
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

/** GridFS has its own collections (`pdfs`). */
export const schemas = { renderings }
