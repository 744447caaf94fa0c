import { Button, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/use-api.ts'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useWords } from '../../words/language.tsx'
import { KEYS } from '../keys/keys.ts'
import { NewKey } from '../keys/new-key.tsx'
import { homeWords } from './words.ts'

export function TestKeyStep({ isDone }: { isDone: boolean }) {
  const { steps: say } = useWords(homeWords)
  const { account } = useApi()
  const queries = useQueryClient()
  const create = useChange({
    mutationFn: () => dataOf(account.POST('/account/api-keys', { body: { mode: 'test', name: say.testKeyName } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEYS }),
  })
  if (create.data !== undefined) return <NewKey created={create.data.data} />
  if (isDone) return null
  return (
    <>
      <FailureNotice failure={create.error} />
      <Group>
        <Button size="xs" loading={create.isPending} onClick={() => create.mutate()}>
          {say.testKeyAction}
        </Button>
      </Group>
    </>
  )
}
