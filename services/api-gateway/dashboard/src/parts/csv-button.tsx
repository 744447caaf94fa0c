import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useApi } from '../api/use-api.ts'
import { useExplain } from '../words/explain-failure.ts'
import { dictionary, useWords } from '../words/language.tsx'
import { saveFile } from './save-file.ts'

const words = dictionary({ download: 'Descargar CSV' }, { download: 'Download CSV' })

interface CsvButtonProps {
  /** Below /account, with what is asked for but the format. */
  path: string
  /** What the file is called. */
  name: string
  disabled?: boolean
}

/** Saves what the API answers as a file for a spreadsheet. */
export function CsvButton({ path, name, disabled = false }: CsvButtonProps) {
  const say = useWords(words)
  const explain = useExplain()
  const { send } = useApi()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const answer = await send(path, { headers: { accept: 'text/csv' } })
      // Excel reads UTF-8 as such only where the file begins with its mark, which `text()` would leave out.
      return new File(['\uFEFF', await answer.text()], name, { type: 'text/csv' })
    },
    onSuccess: saveFile,
    onError: (failure) => notifications.show({ color: 'red', message: explain(failure).title }),
  })
  return (
    <Button
      variant="default"
      className="screen-only"
      leftSection={<Download size={16} aria-hidden />}
      loading={isPending}
      disabled={disabled}
      onClick={() => mutate()}
    >
      {say.download}
    </Button>
  )
}
