/** One bar, or one pile of them. */
export interface Bars {
  label: string
  values: Readonly<Record<string, number>>
}

/** What each bar of a pile is. */
interface Series {
  name: string
  label: string
  color: string
}

export interface BarChartProps {
  /** What it shows and where the same is said in words, for who cannot see it. */
  about: string
  bars: readonly Bars[]
  series: readonly Series[]
  format: (value: number) => string
  /** Names are read beside bars that lie; days stand in their order below bars that stand. */
  lying?: boolean
  /** Counts, of which there are no halves. */
  whole?: boolean
}
