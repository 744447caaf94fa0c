import { useApi } from '../../api/use-api.ts'
import { SaveButton } from '../../parts/save-button.tsx'
import { useWords } from '../../words/language.tsx'
import { type FileKind, readReceiptFile } from './receipt-file.ts'
import { words } from './words.ts'

export function DownloadButton({ id, kind }: { id: string; kind: FileKind }) {
  const say = useWords(words)
  const api = useApi()
  return (
    <SaveButton size="xs" read={() => readReceiptFile(api, id, kind)}>
      {say.download(kind === 'pdf' ? 'PDF' : 'XML')}
    </SaveButton>
  )
}
