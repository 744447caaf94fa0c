/** The version of the printed form, stored with each rendering. */
export const layoutVersion = 2

export interface Rendering {
  receiptId: string
  workspaceId: string
  accessKey: string
  layout: number
  at: Date
  pdf: Buffer
}

export interface StoredRendering {
  accessKey: string
  at: Date
  size: number
}
