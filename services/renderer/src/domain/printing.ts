import type { BodyOf, ReceiptAuthorized } from '@etax/contracts'

/** Of what a RIDE looks like: kept with each rendering. */
export const layoutVersion = 1

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
  pdf: Buffer
  issuer: string
}

/**
 * From the authority's wrapper to the PDF.
 * @throws AppError `invalid` when the wrapper or the document in it cannot be read
 */
export type PrintRide = (
  order: Pick<BodyOf<typeof ReceiptAuthorized>, 'xml' | 'receipt'>,
  logo: LogoImage | null,
) => Promise<Printed>
