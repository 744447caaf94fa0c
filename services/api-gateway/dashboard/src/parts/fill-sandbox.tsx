import { Button, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { dataOf } from '../api/client.ts'
import { TEST_RUC } from '../api/taxpayers.ts'
import { useApi } from '../api/use-api.ts'
import { dictionary, useWords } from '../words/language.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { useChange } from './use-change.ts'

/** If the sandbox authority is slow, each call creates only some receipts. */
const TIMES = 4

const words = dictionary(
  {
    fill: 'Llenar con datos de ejemplo',
    working: 'Creando la tienda de ejemplo: toma unos segundos…',
    done: 'El ambiente de pruebas tiene ahora una tienda de ejemplo',
  },
  {
    fill: 'Fill with demo data',
    working: 'Making the invented shop: this takes some seconds…',
    done: 'The sandbox has an invented shop now',
  },
)

export function FillSandbox() {
  const say = useWords(words)
  const { account, scope } = useApi()
  const queries = useQueryClient()
  const fill = useChange({
    mutationFn: async () => {
      for (let time = 0; time < TIMES; time += 1) {
        const { data } = await dataOf(account.POST('/account/demo-data', {}))
        if (data.filled) return
      }
    },
    onSuccess: async () => {
      await queries.invalidateQueries()
      notifications.show({ message: say.done, color: 'teal' })
    },
  })
  if (scope.ruc !== TEST_RUC) return null
  return (
    <>
      <FailureNotice failure={fill.error} />
      <Button variant="default" loading={fill.isPending} onClick={() => fill.mutate()}>
        {say.fill}
      </Button>
      {fill.isPending && (
        <Text size="sm" role="status">
          {say.working}
        </Text>
      )}
    </>
  )
}
