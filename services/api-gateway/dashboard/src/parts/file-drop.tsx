import { Group, Input, Paper, Text, VisuallyHidden } from '@mantine/core'
import { FileUp } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { useFormats } from '../words/formats.ts'
import type { Formats } from '../words/formats-of.ts'
import { dictionary, useWords } from '../words/language.tsx'

const words = dictionary(
  { drop: 'Arrastre el archivo aquí, o haga clic para elegirlo.', chosen: 'Archivo elegido' },
  { drop: 'Drag the file here, or click to choose it.', chosen: 'Chosen file' },
)

interface FileDropProps {
  label: string
  description?: string
  accept: string
  file: File | null
  onChoose: (file: File) => void
  error?: string | null
}

export function FileDrop({ label, description, accept, file, onChoose, error }: FileDropProps) {
  const say = useWords(words)
  const { number } = useFormats()
  const id = useId()
  const [isOver, setOver] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped !== undefined) onChoose(dropped)
  }
  const hasError = error !== undefined && error !== null
  const described = [description === undefined ? '' : `${id}-description`, hasError ? `${id}-error` : '']
  return (
    <Input.Wrapper
      label={<span id={`${id}-label`}>{label}</span>}
      labelElement="div"
      description={description}
      descriptionProps={{ id: `${id}-description` }}
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      <Paper
        component="label"
        htmlFor={id}
        withBorder
        p="md"
        mt={6}
        display="block"
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        style={{
          cursor: 'pointer',
          borderStyle: 'dashed',
          borderColor: `var(--mantine-${hasError ? 'color-error' : isOver ? 'primary-color-filled' : 'color-dimmed'})`,
          outline: isFocused ? '2px solid var(--mantine-primary-color-filled)' : undefined,
          outlineOffset: 2,
        }}
      >
        <Group gap="sm" wrap="nowrap">
          <FileUp size={22} aria-hidden style={{ flexShrink: 0 }} />
          <Text size="sm" component="span" style={{ overflowWrap: 'anywhere' }}>
            {file === null ? say.drop : `${say.chosen}: ${file.name} (${sizeOf(file, number)})`}
          </Text>
        </Group>
        <VisuallyHidden>
          <input
            id={id}
            type="file"
            accept={accept}
            aria-labelledby={`${id}-label`}
            aria-describedby={described.filter(Boolean).join(' ') || undefined}
            aria-invalid={hasError}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? []
              // Allows the same file again after a correction.
              currentTarget.value = ''
              if (chosen !== undefined) onChoose(chosen)
            }}
          />
        </VisuallyHidden>
      </Paper>
    </Input.Wrapper>
  )
}

function sizeOf({ size }: File, number: Formats['number']): string {
  return size < 1024 * 1024 ? `${number(Math.ceil(size / 1024))} KiB` : `${number((size / 1024 / 1024).toFixed(1))} MiB`
}
