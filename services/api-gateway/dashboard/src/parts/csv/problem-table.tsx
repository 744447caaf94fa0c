import { Alert, Button, ScrollArea, Table, Text } from '@mantine/core'
import { CircleAlert, Download } from 'lucide-react'
import { saveFile } from '../../browser/save-file.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { csvFile } from './csv-file.ts'
import { csvWords } from './words.ts'

const MAX_PROBLEMS = 100

export interface CsvProblem {
  line: number
  /** Empty if the whole line is wrong. */
  column: string
  message: string
}

export function ProblemTable({ problems, name }: { problems: readonly CsvProblem[]; name: string }) {
  const say = useWords(csvWords)
  const { number } = useFormats()
  const save = () => {
    const rows = [[say.line, say.column, say.problem], ...problems.map(Object.values)]
    const text = rows.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')).join('\r\n')
    saveFile(csvFile(`${name}-errors.csv`, text))
  }
  return (
    <Alert role="alert" color="red" icon={<CircleAlert aria-hidden />} title={say.nothing}>
      <Text size="sm">{say.countOfProblems(number(problems.length))}</Text>
      <ScrollArea.Autosize mah={320} type="auto" my="xs" viewportProps={{ tabIndex: 0 }}>
        <Table verticalSpacing={4} horizontalSpacing={6} aria-label={say.problem}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th ta="right">{say.line}</Table.Th>
              <Table.Th>{say.column}</Table.Th>
              <Table.Th>{say.problem}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {problems.slice(0, MAX_PROBLEMS).map(({ line, column, message }) => (
              <Table.Tr key={`${line} ${column} ${message}`}>
                <Table.Td ta="right" className="number">
                  {number(line)}
                </Table.Td>
                <Table.Td>{column}</Table.Td>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{message}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
      {problems.length > MAX_PROBLEMS && <Text size="sm">{say.more}</Text>}
      <Button size="xs" variant="default" leftSection={<Download size={14} aria-hidden />} onClick={save}>
        {say.saveProblems}
      </Button>
    </Alert>
  )
}
