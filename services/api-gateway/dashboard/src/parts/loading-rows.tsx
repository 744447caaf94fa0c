import { Skeleton, Stack } from '@mantine/core'

interface LoadingRowsProps {
  /** What is said of it. */
  label: string
  count: number
  /** Of a row, in pixels. */
  height?: number
}

/** In place of a list that is on its way. */
export function LoadingRows({ label, count, height = 52 }: LoadingRowsProps) {
  return (
    <Stack gap="xs" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, row) => (
        <Skeleton key={row} height={height} />
      ))}
    </Stack>
  )
}
