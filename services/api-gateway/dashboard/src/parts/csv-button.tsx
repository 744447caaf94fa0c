import { useApi } from '../api/use-api.ts'
import { dictionary, useWords } from '../words/language.tsx'
import { csvFile } from './csv/csv-file.ts'
import { SaveButton } from './save-button.tsx'

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
