import type { BodyOf, ReceiptAuthorized } from '@etax/contracts'
import type { Document } from '@etax/tax-document'
import type { Rendering, StoredRendering } from './domain/rendering.ts'

/** Converted once, used in every document. */
export interface LogoImage {
  width: number
  height: number
  colors: 'DeviceGray' | 'DeviceRGB'
  filter: 'DCTDecode' | 'FlateDecode'
  data: Buffer
}

/** Null for a missing or unusable logo. */
export type FindLogo = (logoId: string) => Promise<LogoImage | null>

export interface Printed {
  /** The name of the file. */
  name: string
  pdf: Buffer
  issuer: string
}

/** @throws AppError `invalid` if the wrapper or its document cannot be read */
export type PrintRide = (
  receipt: Pick<BodyOf<typeof ReceiptAuthorized>, 'xml' | 'receipt'>,
  logo: LogoImage | null,
) => Promise<Printed>

/** Every page says that the document is not issued. */
export type PrintDraftRide = (document: Document, logo: LogoImage | null, now: Date) => Promise<Buffer>

/** One per receipt; the first stays. */
export interface Renderings {
  /** Returns the stored rendering, which may be an earlier one. */
  keep(rendering: Rendering): Promise<StoredRendering>
  find(workspaceId: string, receiptId: string): Promise<(StoredRendering & { pdf: Buffer }) | null>
  describe(workspaceId: string, receiptId: string): Promise<StoredRendering | null>
  /** Also marks a PDF that is printed later. */
  void(workspaceId: string, receiptId: string): Promise<void>
  /** Returns their number. */
  forget(receiptIds: readonly string[]): Promise<number>
}
