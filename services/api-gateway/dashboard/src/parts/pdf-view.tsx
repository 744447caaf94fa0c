import { Box, Paper, Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { dictionary, useWords } from '../words/language.tsx'
import { FailureNotice } from './failure-notice.tsx'
import type { PdfPage } from './pdf-pages.ts'

const words = dictionary(
  {
    opening: 'Abriendo el documento…',
    page: (name: string, number: number, count: number) => `${name}, página ${number} de ${count}`,
  },
  {
    opening: 'Opening the document…',
    page: (name: string, number: number, count: number) => `${name}, page ${number} of ${count}`,
  },
)

interface PdfViewProps {
  /** Screen readers read it: "RIDE 001-001-000000001". */
  name: string
  queryKey: readonly unknown[]
  read: (signal: AbortSignal) => Promise<ArrayBuffer>
}

/** Each page fits the width; its text is available to screen readers. */
export function PdfView({ name, queryKey, read }: PdfViewProps) {
  const say = useWords(words)
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKey, 'pdf-pages'],
    queryFn: async ({ signal }) => {
      const [{ openPdf }, bytes] = await Promise.all([import('./pdf-pages.ts'), read(signal)])
      return openPdf(bytes)
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Unmounted documents are closed, and opened again on demand.
    gcTime: 0,
    structuralSharing: false,
  })
  useEffect(() => () => void data?.[Symbol.asyncDispose](), [data])
  if (error !== null) return <FailureNotice failure={error} onRetry={() => void refetch()} />
  if (data === undefined)
    return <Skeleton role="status" aria-label={say.opening} style={{ aspectRatio: '210 / 297' }} />
  return (
    <Stack gap="md">
      {data.pages.map((page) => (
        <PageView
          key={page.number}
          page={page}
          name={say.page(name, page.number, data.pages.length)}
          opening={say.opening}
        />
      ))}
    </Stack>
  )
}

interface PageViewProps {
  page: PdfPage
  name: string
  opening: string
}

function PageView({ page, name, opening }: PageViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { ref, width } = useElementSize()
  const [isDrawn, setDrawn] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  useEffect(() => {
    if (canvas.current === null || width === 0) return
    page.draw(canvas.current).then((wasDrawn) => {
      if (wasDrawn) setDrawn(true)
    }, setFailure)
  }, [page, width])
  return (
    <Paper withBorder ref={ref} pos="relative" style={{ overflow: 'hidden' }}>
      <FailureNotice failure={failure} />
      {!isDrawn && failure === null && (
        // Covers the canvas, which has its final size from the start.
        <Skeleton role="status" aria-label={opening} pos="absolute" inset={0} radius={0} h="100%" />
      )}
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label={name}
        bg="white"
        style={{ display: 'block', width: '100%', aspectRatio: `${page.width} / ${page.height}` }}
      />
      <VisuallyHidden>
        <p>{page.text}</p>
      </VisuallyHidden>
    </Paper>
  )
}
