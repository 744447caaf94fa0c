import { Skeleton, Stack } from '@mantine/core'

interface LoadingRowsProps {
  label: string
  count: number
  /** The height in pixels. */
  height?: number
}

export function LoadingRows({ label, count, height = 52 }: LoadingRowsProps) {
  return (
    <Stack gap="xs" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, row) => (
        <Skeleton key={row} height={height} />
      ))}
    </Stack>
  )
}
