/** Of what a RIDE looks like: kept with each rendering. */
export const layoutVersion = 2

/** A receipt's PDF, ready to be kept. */
export interface Rendering {
  receiptId: string
  workspaceId: string
  accessKey: string
  /** Of the layout it was printed with. */
  layout: number
  at: Date
  pdf: Buffer
}

export interface StoredRendering {
  accessKey: string
  at: Date
  size: number
}
