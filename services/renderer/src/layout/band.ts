import type { ContentStream } from './content-stream.ts'

/** A piece of a page that is as wide as its place: the unit in which blocks flow over pages. */
export interface Band {
  readonly height: number
  draw(stream: ContentStream, x: number, y: number): void
  /** What fits into `maxHeight` and what is left, for bands that may be longer than a page. Null: nothing useful fits. */
  split?(maxHeight: number): readonly [Band, Band] | null
}

/** Bands that belong together; `head` stands above them, and again wherever they go on on a new page. */
export interface Stack {
  readonly head: Band
  readonly bands: readonly Band[]
}

export function heightOf({ head, bands }: Stack): number {
  return bands.reduce((height, band) => height + band.height, head.height)
}

export const nothing: Band = { height: 0, draw() {} }

/** Bands below each other as one. */
export function stacked(...bands: readonly Band[]): Band {
  return {
    height: bands.reduce((height, band) => height + band.height, 0),
    draw(stream, x, y) {
      let top = y
      for (const band of bands) {
        band.draw(stream, x, top)
        top += band.height
      }
    },
  }
}
