import { Box, Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { Bars, Series } from './bars.ts'

export interface BarChartProps {
  /** What it shows and where the same is said in words, for who cannot see it. */
  about: string
  bars: readonly Bars[]
  series: readonly Series[]
  format: (value: number) => string
  /** Names are read beside bars that lie; days stand in their order below bars that stand. */
  lying?: boolean
}

const DrawnBars = lazy(async () => ({ default: (await import('./drawn-bars.tsx')).DrawnBars }))

/** Bars to look at; a table on the page says the same. What draws them is loaded when they are first seen. */
export function BarChart(props: BarChartProps) {
  const height = props.lying ? Math.max(120, 60 + props.bars.length * 34) : 260
  return (
    <Box role="img" aria-label={props.about} h={height} style={{ breakInside: 'avoid' }}>
      <Suspense fallback={<Skeleton h={height} />}>
        <DrawnBars {...props} />
      </Suspense>
    </Box>
  )
}
