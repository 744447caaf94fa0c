import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTaxpayers } from '../api/taxpayers.ts'
import { useApi } from '../api/use-api.ts'
import { dictionary, useWords } from '../words/language.tsx'
import { Empty } from './empty-state.tsx'
import { FailureNotice } from './failure-notice.tsx'

const words = dictionary(
  {
    unknown: 'Este contribuyente no está en su espacio',
    unknownAbout: 'Puede que se haya eliminado, o que su RUC haya cambiado.',
    all: 'Todos los contribuyentes',
    loading: 'Cargando…',
  },
  {
    unknown: 'This taxpayer is not in your workspace',
    unknownAbout: 'It may have been deleted, or its RUC has changed.',
    all: 'All taxpayers',
    loading: 'Loading…',
  },
)

/** Passes on the id of the taxpayer in the address. */
export function OfTaxpayer({ children }: { children: (taxpayerId: string) => ReactNode }) {
  const say = useWords(words)
  const { scope } = useApi()
  const { data: taxpayers, error, refetch } = useTaxpayers(scope.environment)
  const taxpayer = taxpayers?.find(({ ruc }) => ruc === scope.ruc)
  if (taxpayer !== undefined) return children(taxpayer.id)
  if (error !== null) return <FailureNotice failure={error} onRetry={refetch} />
  if (taxpayers === undefined) return <Skeleton height={240} role="status" aria-label={say.loading} />
  return (
    <Empty
      icon={<SearchX size={36} aria-hidden />}
      title={say.unknown}
      actions={
        <Button component={Link} to={`/${scope.environment}/taxpayers`} variant="default">
          {say.all}
        </Button>
      }
    >
      {say.unknownAbout}
    </Empty>
  )
}
