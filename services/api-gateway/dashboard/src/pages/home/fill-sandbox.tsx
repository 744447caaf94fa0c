import { Button, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { answered } from '../../api/client.ts'
import { useApi } from '../../api/use-api.ts'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useWords } from '../../words/language.tsx'
import { homeWords } from './words.ts'

/** Where the authority of the sandbox is slow, each time makes some more. */
const TIMES = 4

/** Fills the empty sandbox with an invented shop, so that every page has something to show. */
export function FillSandbox() {
  const { latest: say } = useWords(homeWords)
  const { account } = useApi()
  const queries = useQueryClient()
  const fill = useChange({
    mutationFn: async () => {
      for (let time = 0; time < TIMES; time += 1) {
        const { data } = await answered(account.POST('/account/demo-data', {}))
        if (data.filled) return
      }
    },
    onSuccess: async () => {
      await queries.invalidateQueries()
      notifications.show({ message: say.demoDone, color: 'teal' })
    },
  })
  return (
    <>
      <FailureNotice failure={fill.error} />
      <Button variant="default" loading={fill.isPending} onClick={() => fill.mutate()}>
        {say.demo}
      </Button>
      {fill.isPending && (
        <Text size="sm" role="status">
          {say.demoWorking}
        </Text>
      )}
    </>
  )
}
