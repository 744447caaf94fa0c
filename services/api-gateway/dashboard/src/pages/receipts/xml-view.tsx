import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { memo, useMemo, useState } from 'react'
import { useApi } from '../../api/use-api.ts'
import { Copy } from '../../parts/copy.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import type { Receipt } from '../../parts/receipt-words.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { DownloadButton } from './download-button.tsx'
import { receiptXmlQuery } from './receipt-file.ts'
import css from './receipts.module.css'
import { words } from './words.ts'
import { type XmlLine, xmlLines } from './xml-lines.ts'

/** More than an ordinary document has; the rest is drawn on demand. */
const FIRST_LINES = 1000

/** Formatted for reading; copy and download give the original file. */
export function XmlView({ receipt: { id, number } }: { receipt: Receipt }) {
  const say = useWords(words)
  const { data, error, refetch } = useQuery(receiptXmlQuery(useApi(), id))
  if (error !== null) return <FailureNotice failure={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={320} role="status" aria-label={say.loading} />
  return (
    <Stack gap="xs">
      <Group justify="flex-end" gap="xs">
        <Copy value={data} name={say.copyXml} />
        <DownloadButton id={id} kind="xml" />
      </Group>
      <Lines xml={data} name={say.xmlOf(number)} />
    </Stack>
  )
}

function Lines({ xml, name }: { xml: string; name: string }) {
  const say = useWords(words)
  const format = useFormats()
  const [all, setAll] = useState(false)
  const lines = useMemo(() => xmlLines(xml), [xml])
  const visible = all ? lines : lines.slice(0, FIRST_LINES)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={css.lines} tabIndex={0} aria-label={name}>
        {visible.map((line, at) => (
          <Line key={at} line={line} />
        ))}
      </section>
      {visible.length < lines.length && (
        <Button variant="default" size="xs" onClick={() => setAll(true)}>
          {say.showAll(format.number(lines.length))}
        </Button>
      )}
    </>
  )
}

const Line = memo(function Line({ line: { depth, pieces } }: { line: XmlLine }) {
  return (
    <div className={css.line} style={{ paddingInlineStart: `${depth + 1}em` }}>
      {pieces.map(({ kind, text }, at) => (
        <span key={at} className={css[kind]}>
          {text}
        </span>
      ))}
    </div>
  )
})
