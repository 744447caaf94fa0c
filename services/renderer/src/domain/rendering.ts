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

export interface Kept {
  accessKey: string
  at: Date
  size: number
}

/** The PDFs of receipts: one each, the first that was kept. */
export interface Renderings {
  /** Keeps a rendering and answers what is kept: where there was one already, that. */
  keep(rendering: Rendering): Promise<Kept>
  find(workspaceId: string, receiptId: string): Promise<(Kept & { pdf: Buffer }) | null>
  describe(workspaceId: string, receiptId: string): Promise<Kept | null>
  /** Marks the PDF as voided; one that is still to come will be. */
  void(workspaceId: string, receiptId: string): Promise<void>
  /** Answers how many there were. */
  forget(receiptIds: readonly string[]): Promise<number>
}
