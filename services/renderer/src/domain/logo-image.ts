/** A picture as a PDF holds it: made once, written into every document that shows it. */
export interface LogoImage {
  width: number
  height: number
  colors: 'DeviceGray' | 'DeviceRGB'
  filter: 'DCTDecode' | 'FlateDecode'
  data: Buffer
}
