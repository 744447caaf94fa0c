import { Box, ColorSwatch, Group, Text, Tooltip } from '@mantine/core'
import css from './bar-chart.module.css'
import type { BarChartProps, Bars } from './bars.ts'
import { partsOf, scaleOf } from './scale.ts'

/** More names do not fit below the bars; the others appear on hover. */
const MAX_NAMES = 10

/** A table on the page has the same figures. */
export function BarChart({ about, bars, series, format, lying = false, whole = false }: BarChartProps) {
  const scale = scaleOf(bars, whole)
  const every = lying ? 1 : Math.ceil(bars.length / MAX_NAMES)
  return (
    <Box className={css.chart}>
      <div role="img" aria-label={about} className={lying ? css.lying : css.standing}>
        <div className={css.scale}>
          {scale.map((value) => (
            <span key={value}>{format(value)}</span>
          ))}
        </div>
        <div className={css.bars}>
          <div className={css.lines}>
            {scale.map((value) => (
              <hr key={value} />
            ))}
          </div>
          {bars.map((bar, index) => (
            // Two customers may have the same name.
            <Bar
              key={index}
              bar={bar}
              series={series}
              format={format}
              lying={lying}
              scale={scale}
              isNamed={index % every === 0}
            />
          ))}
        </div>
      </div>
      {series.length > 1 && <Legend series={series} />}
    </Box>
  )
}

interface BarProps extends Pick<BarChartProps, 'series' | 'format'> {
  bar: Bars
  lying: boolean
  scale: readonly number[]
  isNamed: boolean
}

function Bar({ bar: { label, values }, series, format, lying, scale, isNamed }: BarProps) {
  const names = series.map(({ name }) => name)
  const parts = partsOf(values, names, scale)
  return (
    <Tooltip.Floating multiline label={<Amounts label={label} parts={parts} series={series} format={format} />}>
      <div className={css.bar}>
        <span className={css.name} data-named={isNamed || undefined}>
          {label}
        </span>
        <span className={css.pile}>
          {parts.map(({ name, start, length }) => (
            <span
              key={name}
              style={{
                ...(lying ? { left: `${start}%`, width: `${length}%` } : { bottom: `${start}%`, height: `${length}%` }),
                background: colorOf(series[names.indexOf(name)]?.color),
              }}
            />
          ))}
        </span>
      </div>
    </Tooltip.Floating>
  )
}

interface AmountsProps extends Pick<BarChartProps, 'series' | 'format'> {
  label: string
  parts: readonly { name: string; value: number }[]
}

function Amounts({ label, parts, series, format }: AmountsProps) {
  return (
    <>
      <div>{label}</div>
      {parts.map(({ name, value }) => (
        <div key={name}>{`${series.find((one) => one.name === name)?.label}: ${format(value)}`}</div>
      ))}
    </>
  )
}

function Legend({ series }: Pick<BarChartProps, 'series'>) {
  return (
    <Group gap="md" justify="center" mt="xs" aria-hidden>
      {series.map(({ name, label, color }) => (
        <Group key={name} gap={6} wrap="nowrap">
          <ColorSwatch color={colorOf(color)} size={12} withShadow={false} />
          <Text size="sm">{label}</Text>
        </Group>
      ))}
    </Group>
  )
}

function colorOf(color = 'gray.6'): string {
  return `var(--mantine-color-${color.replace('.', '-')})`
}
