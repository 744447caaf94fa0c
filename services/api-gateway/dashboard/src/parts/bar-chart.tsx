import { Box, ColorSwatch, Group, Skeleton, Text } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { BarChartProps } from './bars.ts'

const DrawnBars = lazy(async () => ({ default: (await import('./drawn-bars.tsx')).DrawnBars }))

/** Bars to look at; a table on the page says the same. What draws them is loaded when they are first seen. */
export function BarChart(props: BarChartProps) {
  const height = props.lying ? Math.max(120, 60 + props.bars.length * 34) : 260
  return (
    <Box style={{ breakInside: 'avoid' }}>
      <Box role="img" aria-label={props.about} h={height}>
        <Suspense fallback={<Skeleton h={height} />}>
          <DrawnBars {...props} />
        </Suspense>
      </Box>
      {props.series.length > 1 && <Legend series={props.series} />}
    </Box>
  )
}

/** Beside the drawing, which keeps its size however many lines this takes. */
function Legend({ series }: Pick<BarChartProps, 'series'>) {
  return (
    <Group gap="md" justify="center" mt="xs" aria-hidden>
      {series.map(({ name, label, color }) => (
        <Group key={name} gap={6} wrap="nowrap">
          <ColorSwatch color={`var(--mantine-color-${color.replace('.', '-')})`} size={12} withShadow={false} />
          <Text size="sm">{label}</Text>
        </Group>
      ))}
    </Group>
  )
}
