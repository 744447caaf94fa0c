export interface Bars {
  label: string
  values: Readonly<Record<string, number>>
}

interface Series {
  name: string
  label: string
  color: string
}

export interface BarChartProps {
  /** Screen readers read it: the subject, and where the same figures are in words. */
  about: string
  bars: readonly Bars[]
  series: readonly Series[]
  format: (value: number) => string
  /** Horizontal bars have names beside them; vertical ones are in order of days. */
  lying?: boolean
  whole?: boolean
}
