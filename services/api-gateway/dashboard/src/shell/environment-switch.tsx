import { Button, Menu, SegmentedControl } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import type { Environment } from '../api/client.ts'
import { ENVIRONMENT_COLOR } from '../parts/theme.ts'
import { useWords } from '../words/language.tsx'
import { shellWords } from './shell-words.ts'

const ENVIRONMENTS = ['sandbox', 'production'] as const

interface EnvironmentSwitchProps {
  environment: Environment
}

/** On a phone, the other environment is in a menu. */
export function EnvironmentSwitch({ environment }: EnvironmentSwitchProps) {
  const say = useWords(shellWords)
  const navigate = useNavigate()
  const choose = (chosen: string) => {
    void navigate({ to: '/$environment', params: { environment: chosen as Environment } })
  }
  const look = { color: ENVIRONMENT_COLOR[environment], autoContrast: true, size: 'xs' }
  return (
    <>
      <SegmentedControl
        {...look}
        visibleFrom="xs"
        aria-label={say.environment}
        value={environment}
        onChange={choose}
        data={ENVIRONMENTS.map((value) => ({ value, label: say[value] }))}
      />
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button
            {...look}
            hiddenFrom="xs"
            px={8}
            flex="none"
            aria-label={`${say.environment}: ${say[environment]}`}
            rightSection={<ChevronDown size={14} aria-hidden />}
          >
            {say[environment]}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.RadioGroup aria-label={say.environment} value={environment} onChange={choose}>
            {ENVIRONMENTS.map((value) => (
              <Menu.RadioItem key={value} value={value}>
                {say[value]}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
