import type { Pen } from './pen.ts'

/** A piece of a page that is as wide as its place: the unit in which blocks flow over pages. */
export interface Strip {
  readonly height: number
  draw(pen: Pen, x: number, y: number): void
  /** What fits into `room` and what is left, for strips that may be longer than a page. Null: nothing useful fits. */
  split?(room: number): readonly [Strip, Strip] | null
}

/** Strips that belong together; `head` stands above them, and again wherever they go on on a new page. */
export interface Stack {
  readonly head: Strip
  readonly strips: readonly Strip[]
}

export function heightOf({ head, strips }: Stack): number {
  return strips.reduce((height, strip) => height + strip.height, head.height)
}

export const nothing: Strip = { height: 0, draw() {} }

/** Strips below each other as one. */
export function stacked(...strips: readonly Strip[]): Strip {
  return {
    height: strips.reduce((height, strip) => height + strip.height, 0),
    draw(pen, x, y) {
      let top = y
      for (const strip of strips) {
        strip.draw(pen, x, top)
        top += strip.height
      }
    },
  }
}
