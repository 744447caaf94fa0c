import { useApi } from '../api/use-api.ts'
import { dictionary, useWords } from '../words/language.tsx'
import { csvFile } from './csv/csv-file.ts'
import { SaveButton } from './save-button.tsx'

const words = dictionary({ download: 'Descargar CSV' }, { download: 'Download CSV' })

interface CsvButtonProps {
  /** Below /account, with the query but without the format. */
  path: string
  name: string
  disabled?: boolean
}

export function CsvButton({ path, name, disabled = false }: CsvButtonProps) {
  const say = useWords(words)
  const { send } = useApi()
  return (
    <SaveButton
      className="screen-only"
      disabled={disabled}
      read={async () => csvFile(name, await (await send(path, { headers: { accept: 'text/csv' } })).text())}
    >
      {say.download}
    </SaveButton>
  )
}
