import { Drawer, Skeleton, Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureNotice } from './failure-notice.tsx'

interface DetailsDrawerProps<Details> extends ShownDetailsProps<Details> {
  title: string
  onClose: () => void
}

interface ShownDetailsProps<Details> {
  id: string | undefined
  loading: string
  useDetails: (id: string) => UseQueryResult<Details>
  children: (details: Details) => ReactNode
}

export function DetailsDrawer<Details>({ title, onClose, ...details }: DetailsDrawerProps<Details>) {
  return (
    <Drawer opened={details.id !== undefined} onClose={onClose} position="right" size="lg" title={title}>
      {details.id !== undefined && <ShownDetails {...details} id={details.id} />}
    </Drawer>
  )
}

function ShownDetails<Details>({ id, loading, useDetails, children }: ShownDetailsProps<Details> & { id: string }) {
  const { data, error, refetch } = useDetails(id)
  if (error !== null) return <FailureNotice failure={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton h={320} role="status" aria-label={loading} />
  return <Stack gap="lg">{children(data)}</Stack>
}
