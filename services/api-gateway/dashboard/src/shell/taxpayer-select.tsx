import { Button, Menu, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import type { Environment } from '../api/client.ts'
import type { Taxpayer } from '../api/taxpayers.ts'
import { useWords } from '../words/language.tsx'
import { shellWords } from './shell-words.ts'

interface TaxpayerSelectProps {
  taxpayers: readonly Taxpayer[] | undefined
  ruc: string | null
  environment: Environment
}

export function TaxpayerSelect({ taxpayers = [], ruc, environment }: TaxpayerSelectProps) {
  const say = useWords(shellWords)
  const current = taxpayers.find((taxpayer) => taxpayer.ruc === ruc)
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          px="xs"
          miw={0}
          rightSection={<ChevronDown size={14} aria-hidden />}
        >
          <Text size="sm" fw={600} truncate maw={260} component="span">
            {current === undefined ? say.noTaxpayer : (current.commercialName ?? current.name)}
          </Text>
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="60vh" style={{ overflowY: 'auto' }}>
        <Menu.Label>{say.taxpayer}</Menu.Label>
        {taxpayers.map((taxpayer) => (
          <Menu.Item key={taxpayer.id} component={Link} to={`/${environment}/${taxpayer.ruc}`}>
            <Text size="sm">{taxpayer.commercialName ?? taxpayer.name}</Text>
            <Text size="xs" c="dimmed">
              {taxpayer.ruc}
            </Text>
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item component={Link} to={`/${environment}/taxpayers`}>
          {say.allTaxpayers}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
