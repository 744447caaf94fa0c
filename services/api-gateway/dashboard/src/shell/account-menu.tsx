import { ActionIcon, type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { CircleUserRound } from 'lucide-react'
import type { Environment } from '../api/client.ts'
import { sessionQuery, useSession } from '../api/session.ts'
import { useApi } from '../api/use-api.ts'
import { useChange } from '../parts/use-change.ts'
import { type Language, useLanguage, useWords } from '../words/language.tsx'
import { shellWords } from './shell-words.ts'

export function AccountMenu({ environment }: { environment: Environment }) {
  const say = useWords(shellWords)
  const { language, choose } = useLanguage()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { user } = useSession()
  const { account } = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const signOut = useChange({
    mutationFn: () => account.DELETE('/account/session', {}),
    onSuccess: async () => {
      queries.clear()
      queries.setQueryData(sessionQuery.queryKey, null)
      await navigate({ to: '/sign-in' })
    },
  })
  return (
    <Menu position="bottom-end" width={220} withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={say.account}>
          <CircleUserRound aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{user.email}</Menu.Label>
        <Menu.Item component={Link} to={`/${environment}/account`}>
          {say.account}
        </Menu.Item>
        <Menu.Divider />
        <Menu.RadioGroup aria-label={say.language} value={language} onChange={(chosen) => choose(chosen as Language)}>
          <Menu.Label aria-hidden>{say.language}</Menu.Label>
          <Menu.RadioItem value="es" lang="es">
            Español
          </Menu.RadioItem>
          <Menu.RadioItem value="en" lang="en">
            English
          </Menu.RadioItem>
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.RadioGroup
          aria-label={say.appearance}
          value={colorScheme}
          onChange={(chosen) => setColorScheme(chosen as MantineColorScheme)}
        >
          <Menu.Label aria-hidden>{say.appearance}</Menu.Label>
          {(['light', 'dark', 'auto'] as const).map((scheme) => (
            <Menu.RadioItem key={scheme} value={scheme}>
              {say[scheme]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item c="var(--mantine-color-error)" onClick={() => signOut.mutate()}>
          {say.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
