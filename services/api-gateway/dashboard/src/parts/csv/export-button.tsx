import { useApi } from '../../api/use-api.ts'
import { useWords } from '../../words/language.tsx'
import { SaveButton } from '../save-button.tsx'
import { csvFile } from './csv-file.ts'
import { csvWords } from './words.ts'

/** The file can be imported again. */
export function ExportButton({ resource, taxpayerId }: { resource: 'customers' | 'products'; taxpayerId: string }) {
  const say = useWords(csvWords)
  const { send } = useApi()
  const read = async () => {
    const answer = await send(`/account/${resource}/export?taxpayerId=${taxpayerId}`)
    return csvFile(`${resource}.csv`, await answer.text())
  }
  return (
    <SaveButton read={read} done={say.exported}>
      {say.export}
    </SaveButton>
  )
}
