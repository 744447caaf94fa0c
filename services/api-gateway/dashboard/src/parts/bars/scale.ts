import type { Bars } from './bars.ts'

const LINES = 5
const STEPS = [1, 2, 2.5, 5, 10]

/** Multiples of 1, 2, 2.5 or 5 of a power of ten, ascending, with 0. @param isWhole only whole numbers */
export function scaleOf(bars: readonly Bars[], isWhole: boolean): number[] {
  const ends = bars.flatMap(({ values }) => [sumOf(values, 1), sumOf(values, -1)])
  const least = Math.min(0, ...ends)
  const most = Math.max(0, ...ends) || (least === 0 ? 1 : 0)
  const step = stepFor(most - least, isWhole)
  const first = Math.floor(least / step)
  const last = Math.ceil(most / step)
  return Array.from({ length: last - first + 1 }, (_, line) => (first + line) * step)
}

function stepFor(range: number, isWhole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(range / LINES))
  const step = power * (STEPS.find((times) => times * power * LINES >= range) ?? 10)
  return isWhole ? Math.max(1, Math.ceil(step)) : step
}

function sumOf(values: Bars['values'], sign: 1 | -1): number {
  return Object.values(values).reduce((sum, value) => (value * sign > 0 ? sum + value : sum), 0)
}

/** The numbers are percentages of the scale. */
export interface Part {
  name: string
  value: number
  start: number
  length: number
}

/** Positive parts go up from 0, negative ones down. */
export function partsOf(values: Bars['values'], names: readonly string[], scale: readonly number[]): Part[] {
  const [least = 0, most = 1] = [scale[0], scale.at(-1)]
  const share = (value: number) => (value / (most - least)) * 100
  const reached = { up: share(0 - least), down: share(0 - least) }
  return names.flatMap((name) => {
    const value = values[name] ?? 0
    if (value === 0) return []
    const length = share(Math.abs(value))
    const start = value > 0 ? reached.up : reached.down - length
    if (value > 0) reached.up += length
    else reached.down = start
    return [{ name, value, start, length }]
  })
}
