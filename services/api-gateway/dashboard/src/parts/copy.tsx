import { ActionIcon, Code, CopyButton, Group, Tooltip } from '@mantine/core'
import { Check, Copy as CopyIcon } from 'lucide-react'
import { dictionary, useWords } from '../words/language.tsx'

const words = dictionary({ copy: 'Copiar', copied: 'Copiado' }, { copy: 'Copy', copied: 'Copied' })

/** `name` is for screen readers: "Copy access key". */
export function Copy({ value, name }: { value: string; name: string }) {
  const say = useWords(words)
  return (
    <CopyButton value={value} timeout={1500}>
      {({ copied, copy }) => (
        <Tooltip label={copied ? say.copied : say.copy} withArrow>
          <ActionIcon
            variant="subtle"
            color={copied ? 'teal' : 'gray'}
            onClick={copy}
            aria-label={`${say.copy} ${name}`}
          >
            {copied ? <Check size={16} aria-hidden /> : <CopyIcon size={16} aria-hidden />}
          </ActionIcon>
        </Tooltip>
      )}
    </CopyButton>
  )
}

export function Copyable({ value, name }: { value: string; name: string }) {
  return (
    <Group gap={4} wrap="nowrap">
      <Code style={{ overflowWrap: 'anywhere' }}>{value}</Code>
      <Copy value={value} name={name} />
    </Group>
  )
}

export function CopyableBlock({ value, name }: { value: string; name: string }) {
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap">
      <Code block flex={1} miw={0} tabIndex={0} style={{ overflowX: 'auto' }}>
        {value}
      </Code>
      <Copy value={value} name={name} />
    </Group>
  )
}
