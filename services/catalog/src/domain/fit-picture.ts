/** Pixels, four bytes each: red, green, blue, opacity. */
export interface Picture {
  width: number
  height: number
  data: Uint8Array
}

/**
 * The picture no larger than a box, its proportions kept; as it is where it fits. Every new pixel is the average of
 * those it stands for, weighted by opacity, so that transparent ones lend no colour.
 */
export function fitPicture(picture: Picture, box: { width: number; height: number }): Picture {
  const scale = Math.min(box.width / picture.width, box.height / picture.height)
  if (scale >= 1) return picture
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      data.set(average(picture, span(x, width, picture.width), span(y, height, picture.height)), (y * width + x) * 4)
    }
  }
  return { width, height, data }
}

type Span = readonly [from: number, to: number]

function span(at: number, size: number, original: number): Span {
  const from = Math.floor((at * original) / size)
  return [from, Math.max(from + 1, Math.floor(((at + 1) * original) / size))]
}

function average({ width, data }: Picture, [left, right]: Span, [top, bottom]: Span): [number, number, number, number] {
  let [red, green, blue, opacity] = [0, 0, 0, 0]
  for (let y = top; y < bottom; y += 1) {
    for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
      const weight = data[at + 3] ?? 0
      red += (data[at] ?? 0) * weight
      green += (data[at + 1] ?? 0) * weight
      blue += (data[at + 2] ?? 0) * weight
      opacity += weight
    }
  }
  if (opacity === 0) return [0, 0, 0, 0]
  const pixels = (right - left) * (bottom - top)
  return [
    Math.round(red / opacity),
    Math.round(green / opacity),
    Math.round(blue / opacity),
    Math.round(opacity / pixels),
  ]
}
