/**
 * Widths of bar, space, bar, space, bar, space in modules, by symbol value (ISO/IEC 15417); the stop has one bar more.
 */
const patterns = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ')

const START_C = 105
const CODE_B = 100
const STOP = 106
/** A character's value in set B is its code minus 32. */
const SET_B = 32

/** Empty modules on either side, by the standard. */
export const quietZone = 10

export interface Barcode {
  /** The width from the first bar to the last, in modules. */
  width: number
  /** `[start, width]` in modules. */
  bars: (readonly [number, number])[]
}

/**
 * Pairs of digits in set C, a last single digit in set B: the authority prescribes this for the 49 digits of the access
 * key.
 */
export function code128(digits: string): Barcode {
  const values = [START_C]
  for (let index = 0; index + 1 < digits.length; index += 2) values.push(Number(digits.slice(index, index + 2)))
  if (digits.length % 2 === 1) values.push(CODE_B, digits.charCodeAt(digits.length - 1) - SET_B)
  const check = values.reduce((sum, value, position) => sum + value * Math.max(1, position), 0) % 103
  return barsOf([...values, check, STOP])
}

function barsOf(values: readonly number[]): Barcode {
  const bars: (readonly [number, number])[] = []
  let at = 0
  for (const value of values) {
    const pattern = patterns[value] ?? ''
    for (let index = 0; index < pattern.length; index += 1) {
      const width = pattern.charCodeAt(index) - 0x30
      if (index % 2 === 0) bars.push([at, width])
      at += width
    }
  }
  return { width: at, bars }
}
