import { Button, Skeleton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { KeyRound, Plus } from 'lucide-react'
import { Empty } from '../../parts/empty-state.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { useWords } from '../../words/language.tsx'
import { ApiVersion } from './api-version.tsx'
import { CreateKey } from './create-key.tsx'
import { KeyList } from './key-list.tsx'
import { useKeys } from './keys.ts'
import { keysWords } from './words.ts'

export function KeysPage() {
  const say = useWords(keysWords)
  const { data: keys, error, refetch } = useKeys()
  const [opened, { open, close }] = useDisclosure(false)
  const create = (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={open}>
      {say.create}
    </Button>
  )
  return (
    <>
      <PageTitle title={say.title} about={say.about}>
        {keys !== undefined && keys.length > 0 && create}
      </PageTitle>
      {keys === undefined && <FailureNotice failure={error} onRetry={() => void refetch()} />}
      {keys === undefined && error === null && <Skeleton h={160} />}
      {keys?.length === 0 && (
        <Empty icon={<KeyRound aria-hidden />} title={say.empty} actions={create}>
          {say.emptyAbout}
        </Empty>
      )}
      {keys !== undefined && keys.length > 0 && <KeyList keys={keys} />}
      {keys !== undefined && <ApiVersion />}
      <CreateKey opened={opened} onClose={close} />
    </>
  )
}
