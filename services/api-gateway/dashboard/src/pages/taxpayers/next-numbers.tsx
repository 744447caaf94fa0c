import { ActionIcon, Box, Table, Text } from '@mantine/core'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../../api/use-api.ts'
import { receiptWords } from '../../parts/receipt-words.ts'
import { useWords } from '../../words/language.tsx'
import { establishmentWords } from './establishment-words.ts'
import { NextNumberDialog } from './next-number-dialog.tsx'
import {
  NUMBERED_KINDS,
  type NumberedKind,
  nextNumbers,
  printedNumber,
  type Series,
  type SeriesCodes,
  threeDigits,
} from './numbering.ts'

export function NextNumbers({ series, codes }: { series: readonly Series[]; codes: SeriesCodes }) {
  const say = useWords(establishmentWords)
  const { kinds } = useWords(receiptWords)
  const { scope } = useApi()
  const [chosen, choose] = useState<NumberedKind | null>(null)
  const next = nextNumbers(series, codes)
  const seriesName = `${threeDigits(codes.establishment)}-${threeDigits(codes.emissionPoint)}`
  return (
    <Box mt="sm">
      <Text size="xs" c="dimmed" mb={4}>
        {scope.environment === 'production' ? say.productionNumbers : say.sandboxNumbers}
      </Text>
      <Table verticalSpacing={6} horizontalSpacing={4} aria-label={say.numbersOf(seriesName)}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say.kind}</Table.Th>
            <Table.Th ta="right">{say.next}</Table.Th>
            <Table.Th w={1} aria-label={say.change} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {NUMBERED_KINDS.map((kind) => (
            <Table.Tr key={kind}>
              <Table.Th scope="row" fw={400}>
                {kinds[kind]}
              </Table.Th>
              <Table.Td ta="right" className="number">
                {next[kind] === null ? say.usedUp : <PrintedNumber codes={codes} number={next[kind]} />}
              </Table.Td>
              <Table.Td>
                <ActionIcon
                  variant="subtle"
                  onClick={() => choose(kind)}
                  disabled={next[kind] === null}
                  aria-label={say.changeOf(kinds[kind], seriesName)}
                >
                  <Pencil size={16} aria-hidden />
                </ActionIcon>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {chosen !== null && (
        <NextNumberDialog kind={chosen} codes={codes} next={next[chosen] ?? 1} onClose={() => choose(null)} />
      )}
    </Box>
  )
}

/** A phone omits the series, which is above. */
function PrintedNumber({ codes, number }: { codes: SeriesCodes; number: number }) {
  const printed = printedNumber(codes, number)
  const from = printed.length - 9
  return (
    <>
      <Text span inherit visibleFrom="sm">
        {printed.slice(0, from)}
      </Text>
      {printed.slice(from)}
    </>
  )
}
