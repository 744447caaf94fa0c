import type { LoadPoint } from './part.ts'
import { fixed } from './table.ts'

interface Line {
  name: string
  colour: string
  read: (point: LoadPoint) => number
}

interface Panel {
  title: string
  lines: readonly Line[]
  isLogarithmic?: true
}

const PANELS: readonly Panel[] = [
  {
    title: 'Receipts a second, from POST to COMPLETED',
    lines: [{ name: 'receipts a second', colour: '#2563eb', read: ({ perSecond }) => perSecond }],
  },
  {
    title: 'Milliseconds (logarithmic)',
    isLogarithmic: true,
    lines: [
      { name: 'COMPLETED, median', colour: '#b45309', read: ({ completedP50 }) => completedP50 },
      { name: 'POST, 99 %', colour: '#be185d', read: ({ postP99 }) => postP99 },
      { name: 'POST, median', colour: '#0f766e', read: ({ postP50 }) => postP50 },
    ],
  },
]

const WIDTH = 900
const HEIGHT = 340
const AREA = { top: 60, bottom: 60, side: 60, width: 350 }
const BOTTOM = HEIGHT - AREA.bottom
const GREY = '#6b7280'

export function chart(points: readonly LoadPoint[]): string {
  const panels = PANELS.map((panel, index) => drawPanel(panel, points, AREA.side + (index * WIDTH) / 2))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    '<title>Throughput and latency against clients</title>',
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="8" fill="#ffffff"/>`,
    ...panels,
    '</svg>\n',
  ].join('\n')
}

function drawPanel({ title, lines, isLogarithmic }: Panel, points: readonly LoadPoint[], left: number): string {
  const values = points.flatMap((point) => lines.map(({ read }) => read(point)))
  const scale = isLogarithmic ? logarithmic(values) : linear(values)
  const x = (index: number) => left + (index * AREA.width) / Math.max(points.length - 1, 1)
  const y = (value: number) => BOTTOM - scale.shareOf(value) * (BOTTOM - AREA.top)
  return [
    text(left, 28, title, { weight: 'bold', size: 14 }),
    ...scale.ticks.map((tick) => drawTick(left, y(tick), fixed(tick, 0))),
    ...points.map(({ clients }, index) => text(x(index), BOTTOM + 18, `${clients}`, { anchor: 'middle' })),
    text(left + AREA.width / 2, BOTTOM + 40, 'clients', { anchor: 'middle' }),
    ...lines.map(({ colour, read }) =>
      drawLine(
        points.map((point, index) => [x(index), y(read(point))]),
        colour,
      ),
    ),
    ...(lines.length > 1 ? lines.map(({ name, colour }, index) => drawName(left, index, name, colour)) : []),
  ].join('\n')
}

interface Scale {
  ticks: readonly number[]
  shareOf: (value: number) => number
}

function linear(values: readonly number[]): Scale {
  const step = roundStep(Math.max(...values, 1) / 4)
  const count = Math.ceil(Math.max(...values, 1) / step)
  const top = count * step
  return { ticks: Array.from({ length: count + 1 }, (_, n) => n * step), shareOf: (value) => value / top }
}

function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step))
  return power * ([1, 2, 5].find((factor) => factor * power >= step) ?? 10)
}

function logarithmic(values: readonly number[]): Scale {
  const exponents = values.map((value) => Math.log10(Math.max(value, 1)))
  const [low, high] = [Math.floor(Math.min(...exponents)), Math.ceil(Math.max(...exponents))]
  const span = Math.max(high - low, 1)
  return {
    ticks: Array.from({ length: span + 1 }, (_, n) => 10 ** (low + n)),
    shareOf: (value) => (Math.log10(Math.max(value, 1)) - low) / span,
  }
}

function drawTick(left: number, y: number, label: string): string {
  const line = `<line x1="${left}" x2="${left + AREA.width}" y1="${round(y)}" y2="${round(y)}" stroke="#e5e7eb"/>`
  return line + text(left - 8, y + 4, label, { anchor: 'end' })
}

function drawLine(places: readonly (readonly [number, number])[], colour: string): string {
  const path = places.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')
  const dots = places.map(([x, y]) => `<circle cx="${round(x)}" cy="${round(y)}" r="3.5" fill="${colour}"/>`).join('')
  return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>${dots}`
}

function drawName(left: number, index: number, name: string, colour: string): string {
  const x = left + index * 135
  return `<circle cx="${x + 4}" cy="44" r="4" fill="${colour}"/>${text(x + 12, 48, name)}`
}

function text(
  x: number,
  y: number,
  content: string,
  { anchor = 'start', weight = 'normal', size = 12 }: { anchor?: string; weight?: string; size?: number } = {},
): string {
  const style = `text-anchor="${anchor}" font-weight="${weight}" font-size="${size}" fill="${GREY}"`
  return `<text x="${round(x)}" y="${round(y)}" ${style}>${content}</text>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
