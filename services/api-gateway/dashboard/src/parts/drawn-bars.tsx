import { BarChart } from '@mantine/charts'
import '@mantine/charts/styles.css'
import type { BarChartProps } from './bars.ts'

/** As wide as names may be beside a bar. */
const NAMES_WIDTH = 130
const AMOUNTS_WIDTH = 76

/** The library that draws is large: imported by `bar-chart.tsx` alone. */
export function DrawnBars({ bars, series, format, lying = false, whole = false }: BarChartProps) {
  return (
    <BarChart
      h="100%"
      data={bars.map(({ label, values }) => ({ label, ...values }))}
      dataKey="label"
      series={[...series]}
      type={series.length > 1 ? 'stacked' : 'default'}
      orientation={lying ? 'vertical' : 'horizontal'}
      valueFormatter={format}
      maxBarWidth={36}
      xAxisProps={lying ? { allowDecimals: !whole } : { interval: 'equidistantPreserveStart', minTickGap: 12 }}
      yAxisProps={lying ? { width: NAMES_WIDTH } : { width: AMOUNTS_WIDTH, allowDecimals: !whole }}
      barProps={{ isAnimationActive: false }}
      // The table is for the keyboard; an image has nothing in it to stop at.
      barChartProps={{ accessibilityLayer: false }}
    />
  )
}
