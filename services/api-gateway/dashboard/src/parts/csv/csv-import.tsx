import { Alert, Button, Group, List, Progress, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Download } from 'lucide-react'
import { useState } from 'react'
import type { components } from '../../api/generated/api.ts'
import { useApi } from '../../api/use-api.ts'
import { useExplain } from '../../api/use-explain.ts'
import { saveFile } from '../../browser/save-file.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { FailureNotice } from '../failure-notice.tsx'
import { FileDrop } from '../file-drop.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { useChange } from '../use-change.ts'
import { asUtf8 } from './as-utf8.ts'
import { csvFile } from './csv-file.ts'
import { ProblemTable } from './problem-table.tsx'
import { csvWords } from './words.ts'

type Counts = components['schemas']['ImportCounts']

export interface CsvColumn {
  name: string
  about: string
  required?: boolean
}

export interface CsvImportProps {
  resource: 'customers' | 'products'
  taxpayerId: string
  title: string
  aboutExisting: string
  columns: readonly CsvColumn[]
  template: string
  onClose: () => void
}

/** The API's limit. */
const MAX_BYTES = 32 * 1024 * 1024

/** Imports the whole file or, if lines are wrong, nothing. */
export function CsvImport({ resource, taxpayerId, title, aboutExisting, columns, template, onClose }: CsvImportProps) {
  const say = useWords(csvWords)
  const { upload, key } = useApi()
  const queries = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const [progress, setSent] = useState(0)
  const importing = useChange({
    mutationFn: async (chosen: File) => {
      setSent(0)
      const { file: text, wasUtf8 } = await asUtf8(chosen)
      const answer = await upload(`/account/${resource}/import?taxpayerId=${taxpayerId}`, text, setSent)
      const counts: Counts = await answer.json()
      await queries.invalidateQueries({ queryKey: [...key, resource] })
      return { counts, wasUtf8 }
    },
  })
  const choose = (chosen: File) => {
    importing.reset()
    const isCsv = /\.(csv|tsv|txt)$/i.test(chosen.name) || chosen.type === 'text/csv'
    const problem = !isCsv ? say.notCsv : chosen.size > MAX_BYTES ? say.tooLarge : null
    setWrong(problem)
    setFile(problem === null ? chosen : null)
  }
  const again = () => {
    importing.reset()
    setFile(null)
  }
  return (
    <FormDialog isBeside onClose={onClose} title={title} closeOnClickOutside={!importing.isPending}>
      {importing.data !== undefined ? (
        <Done {...importing.data} onAgain={again} onClose={onClose} />
      ) : (
        <Stack>
          <Refusal failure={importing.error} name={resource} />
          <Text size="sm">{aboutExisting}</Text>
          <FileDrop
            label={say.file}
            description={say.fileAbout}
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            file={file}
            onChoose={choose}
            error={wrong}
          />
          {importing.isPending && <Sent part={progress} />}
          <Group justify="space-between">
            <Button
              variant="default"
              leftSection={<Download size={16} aria-hidden />}
              onClick={() => saveFile(csvFile(`${resource}.csv`, template))}
            >
              {say.template}
            </Button>
            <Button
              disabled={file === null}
              loading={importing.isPending}
              onClick={() => file !== null && importing.mutate(file)}
            >
              {say.start}
            </Button>
          </Group>
          <Columns columns={columns} />
        </Stack>
      )}
    </FormDialog>
  )
}

function Refusal({ failure, name }: { failure: Error | null; name: string }) {
  const explain = useExplain()
  const details = failure === null ? [] : explain(failure).details
  // No detail has a line if the whole file was refused.
  const problems = details.flatMap(({ line, column = '', message }) =>
    line === undefined ? [] : [{ line, column, message }],
  )
  if (problems.length === 0) return <FailureNotice failure={failure} />
  return <ProblemTable problems={problems} name={name} />
}

function Sent({ part }: { part: number }) {
  const say = useWords(csvWords)
  const { rate } = useFormats()
  const isSent = part >= 1
  const percent = Math.floor(part * 100)
  return (
    <div>
      <Progress value={isSent ? 100 : percent} animated={isSent} aria-label={say.file} />
      <Text size="sm" mt={4} role="status">
        {isSent ? say.working : say.sending(rate(percent))}
      </Text>
    </div>
  )
}

interface DoneProps {
  counts: Counts
  wasUtf8: boolean
  onAgain: () => void
  onClose: () => void
}

function Done({ counts, wasUtf8, onAgain, onClose }: DoneProps) {
  const say = useWords(csvWords)
  const isEmpty = counts.created + counts.updated + counts.unchanged === 0
  return (
    <Stack>
      {isEmpty ? (
        <Alert role="status" color="orange" icon={<CircleAlert aria-hidden />} title={say.noLines}>
          {say.noLinesAbout}
        </Alert>
      ) : (
        <Imported counts={counts} />
      )}
      {!wasUtf8 && (
        <Alert role="note" color="orange">
          {say.recoded}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onAgain}>
          {say.again}
        </Button>
        <Button onClick={onClose} data-autofocus>
          {say.finish}
        </Button>
      </Group>
    </Stack>
  )
}

function Imported({ counts }: { counts: Counts }) {
  const say = useWords(csvWords)
  const { number } = useFormats()
  return (
    <Alert role="status" color="teal" icon={<CircleCheck aria-hidden />} title={say.done}>
      <List size="sm">
        <List.Item>{say.created(number(counts.created))}</List.Item>
        <List.Item>{say.updated(number(counts.updated))}</List.Item>
        <List.Item>{say.unchanged(number(counts.unchanged))}</List.Item>
      </List>
    </Alert>
  )
}

function Columns({ columns }: { columns: readonly CsvColumn[] }) {
  const say = useWords(csvWords)
  return (
    <section aria-label={say.columns}>
      <Text fw={600} size="sm">
        {say.columns}
      </Text>
      <List size="sm" my="xs" spacing={4}>
        {columns.map(({ name, about, required }) => (
          <List.Item key={name}>
            <b>{name}</b>
            {required && ` (${say.required})`}: {about}
          </List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed">
        {say.rules}
      </Text>
    </section>
  )
}
