import type { ContentStream } from './content-stream.ts'

/** A full-width piece of a page: the unit that flows over pages. */
export interface Band {
  readonly height: number
  draw(stream: ContentStream, x: number, y: number): void
  /** The fitting part and the rest. Null: nothing useful fits. */
  split?(maxHeight: number): readonly [Band, Band] | null
}

/** `head` is repeated on every further page. */
export interface Stack {
  readonly head: Band
  readonly bands: readonly Band[]
}

export function heightOf({ head, bands }: Stack): number {
  return bands.reduce((height, band) => height + band.height, head.height)
}

export const nothing: Band = { height: 0, draw() {} }

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
