import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useApi } from '../../api/use-api.ts'
import { useExplain } from '../../words/explain-failure.ts'
import { useWords } from '../../words/language.tsx'
import { saveFile } from '../save-file.ts'
import { csvWords } from './words.ts'

/** All records of a taxpayer as a file that can be imported again. */
export function ExportButton({ resource, taxpayerId }: { resource: 'customers' | 'products'; taxpayerId: string }) {
  const say = useWords(csvWords)
  const explain = useExplain()
  const { send } = useApi()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const answer = await send(`/account/${resource}/export?taxpayerId=${taxpayerId}`)
      // The mark tells spreadsheets that it is UTF-8.
      saveFile(new File(['\ufeff', await answer.blob()], `${resource}.csv`, { type: 'text/csv' }))
    },
    onSuccess: () => notifications.show({ color: 'teal', message: say.exported }),
    onError: (failure) => notifications.show({ color: 'red', message: explain(failure).title }),
  })
  return (
    <Button
      variant="default"
      leftSection={<Download size={16} aria-hidden />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {say.export}
    </Button>
  )
}
