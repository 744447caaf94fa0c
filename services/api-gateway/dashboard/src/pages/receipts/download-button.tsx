import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useApi } from '../../api/use-api.ts'
import { saveFile } from '../../parts/save-file.ts'
import { useExplain } from '../../words/explain-failure.ts'
import { useWords } from '../../words/language.tsx'
import { type FileKind, readReceiptFile } from './receipt-file.ts'
import { words } from './words.ts'

/** Saves a file of a receipt under its own name. */
export function DownloadButton({ id, kind }: { id: string; kind: FileKind }) {
  const say = useWords(words)
  const explain = useExplain()
  const api = useApi()
  const { mutate, isPending } = useMutation({
    mutationFn: () => readReceiptFile(api, id, kind),
    onSuccess: saveFile,
    onError: (failure) => notifications.show({ color: 'red', message: explain(failure).title }),
  })
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<Download size={14} aria-hidden />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {say.download(kind === 'pdf' ? 'PDF' : 'XML')}
    </Button>
  )
}
