import { SegmentedControl } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { Environment } from '../api/client.ts'
import { ENVIRONMENT_COLOR } from '../theme.ts'
import { useWords } from '../words/language.tsx'
import { shellWords } from './shell-words.ts'

/** Sandbox or production, by word, by colour and in the address. */
export function EnvironmentSwitch({ environment }: { environment: Environment }) {
  const say = useWords(shellWords)
  const navigate = useNavigate()
  return (
    <SegmentedControl
      aria-label={say.environment}
      size="xs"
      color={ENVIRONMENT_COLOR[environment]}
      autoContrast
      value={environment}
      onChange={(chosen) => {
        void navigate({ to: '/$environment', params: { environment: chosen as Environment } })
      }}
      data={[
        { value: 'sandbox', label: say.sandbox },
        { value: 'production', label: say.production },
      ]}
    />
  )
}
