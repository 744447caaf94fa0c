import type { BodyOf, ReceiptAuthorized } from '@etax/contracts'
import type { Document } from '@etax/tax-document'
import type { Rendering, StoredRendering } from './domain/rendering.ts'

/** A picture as a PDF holds it: made once, written into every document that shows it. */
export interface LogoImage {
  width: number
  height: number
  colors: 'DeviceGray' | 'DeviceRGB'
  filter: 'DCTDecode' | 'FlateDecode'
  data: Buffer
}

/** The picture of a logo's id, ready for print; null where there is none to be had. */
export type FindLogo = (logoId: string) => Promise<LogoImage | null>

export interface Printed {
  /** Of the file. */
  name: string
  pdf: Buffer
  issuer: string
}

/**
 * From the authority's wrapper to the PDF.
 * @throws AppError `invalid` when the wrapper or the document in it cannot be read
 */
export type PrintRide = (
  receipt: Pick<BodyOf<typeof ReceiptAuthorized>, 'xml' | 'receipt'>,
  logo: LogoImage | null,
) => Promise<Printed>

/** From a document that is not issued to its PDF, which says so on every page. */
export type PrintDraftRide = (document: Document, logo: LogoImage | null, now: Date) => Promise<Buffer>

/** The PDFs of receipts: one each, the first that was kept. */
export interface Renderings {
  /** Keeps a rendering and answers what is kept: where there was one already, that. */
  keep(rendering: Rendering): Promise<StoredRendering>
  find(workspaceId: string, receiptId: string): Promise<(StoredRendering & { pdf: Buffer }) | null>
  describe(workspaceId: string, receiptId: string): Promise<StoredRendering | null>
  /** Marks the PDF as voided; one that is still to come will be. */
  void(workspaceId: string, receiptId: string): Promise<void>
  /** Answers how many there were. */
  forget(receiptIds: readonly string[]): Promise<number>
}
