import './shell-styles.ts'
import { Alert, AppShell, Badge, Box, Burger, Container, Group, NavLink, ScrollArea, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Notifications } from '@mantine/notifications'
import { Link, Outlet, useParams, useRouterState } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import type { Environment } from '../api/client.ts'
import { useMayActLive } from '../api/session.ts'
import { useTaxpayers } from '../api/taxpayers.ts'
import { ApiContext, scopedApi } from '../api/use-api.ts'
import { PageTitle } from '../parts/page-title.tsx'
import { PieceByPiece } from '../parts/piece-by-piece.tsx'
import { ENVIRONMENT_COLOR } from '../parts/theme.ts'
import { VerifyEmailNotice } from '../parts/verify-email-notice.tsx'
import { useWords } from '../words/language.tsx'
import { AccountMenu } from './account-menu.tsx'
import { EnvironmentSwitch } from './environment-switch.tsx'
import { keepPlace, lastTaxpayer } from './last-place.ts'
import { navigationOf } from './navigation.tsx'
import { NoPlace } from './no-place.tsx'
import { LoadingPage, MissingPage } from './other-pages.tsx'
import { isOpenUnconfirmed, placeOf } from './place-of.ts'
import { SessionEnded } from './session-ended.tsx'
import { shellWords } from './shell-words.ts'
import { TaxpayerSelect } from './taxpayer-select.tsx'

export function Shell() {
  const say = useWords(shellWords)
  const { environment = 'sandbox', ruc: addressedRuc } = useParams({ strict: false }) as {
    environment?: Environment
    ruc?: string
  }
  const { data: taxpayers, isFetching } = useTaxpayers(environment)
  const lastRuc = lastTaxpayer(environment)
  const isTaxpayer = (ruc: string | null) => taxpayers?.some((taxpayer) => taxpayer.ruc === ruc) === true
  const place = placeOf({ environment, ruc: addressedRuc, taxpayers })
  const openRuc = place === 'open' ? addressedRuc : undefined
  const ruc = openRuc ?? (isTaxpayer(lastRuc) ? lastRuc : null) ?? taxpayers?.[0]?.ruc ?? null
  const api = useMemo(() => scopedApi({ environment, ...(ruc === null ? {} : { ruc }) }), [environment, ruc])
  const [opened, { toggle, close }] = useDisclosure(false)
  const path = useRouterState({ select: ({ location }) => location.pathname.replace(/\/$/, '') })
  const isClosed = !useMayActLive() && !isOpenUnconfirmed(path)
  // The start page of the workspace is also that of the taxpayer.
  const currentPath = path === `/${environment}` && ruc !== null ? `${path}/${ruc}` : path

  useEffect(() => keepPlace({ environment, ruc: openRuc ?? null }), [environment, openRuc])
  // Closes the phone's menu after navigation.
  useEffect(close, [path])

  return (
    <ApiContext value={api}>
      <a className="skip-link" href="#page-title">
        {say.skip}
      </a>
      <AppShell
        header={{ height: 58 }}
        navbar={{ width: 236, breakpoint: 'sm', collapsed: { mobile: !opened } }}
        padding="md"
      >
        <AppShell.Header
          withBorder={false}
          style={{ borderTop: `4px solid var(--mantine-color-${ENVIRONMENT_COLOR[environment]}-6)` }}
        >
          <Group h="100%" px={{ base: 'xs', xs: 'md' }} gap="xs" wrap="nowrap" justify="space-between">
            <Group gap="xs" wrap="nowrap" miw={0}>
              <Burger opened={opened} onClick={toggle} hiddenFrom="sm" size="sm" aria-label={say.menu} />
              <Text fw={700} visibleFrom="xs">
                etax
              </Text>
              <TaxpayerSelect taxpayers={taxpayers} ruc={ruc} environment={environment} />
            </Group>
            <Group gap="xs" wrap="nowrap" flex="none">
              <EnvironmentSwitch environment={environment} />
              <AccountMenu environment={environment} />
            </Group>
          </Group>
        </AppShell.Header>
        <AppShell.Navbar component="nav" aria-label={say.navigation}>
          <PieceByPiece waiting={null}>
            <Pages environment={environment} ruc={ruc} currentPath={currentPath} />
          </PieceByPiece>
        </AppShell.Navbar>
        <AppShell.Main>
          <Alert role="note" color={ENVIRONMENT_COLOR[environment]} variant="light" py={6} mb="md" radius="md">
            <Text size="sm">
              <Badge color={ENVIRONMENT_COLOR[environment]} variant="filled" autoContrast tt="uppercase" mr={6}>
                {say[environment]}
              </Badge>{' '}
              {say[`${environment}About` as const]}
            </Text>
          </Alert>
          <Container size="xl" p={0}>
            {place === 'noPage' ? (
              <MissingPage />
            ) : place === 'unknown' && isFetching ? (
              <LoadingPage />
            ) : addressedRuc !== undefined && place !== 'open' ? (
              <NoPlace reason={place} ruc={addressedRuc} environment={environment} taxpayers={taxpayers ?? []} />
            ) : isClosed ? (
              <>
                <PageTitle title={say.production} />
                <VerifyEmailNotice>{say.productionNeeds}</VerifyEmailNotice>
              </>
            ) : (
              <Outlet />
            )}
          </Container>
        </AppShell.Main>
      </AppShell>
      <PieceByPiece waiting={null}>
        <SessionEnded />
        <Notifications position="bottom-right" />
      </PieceByPiece>
    </ApiContext>
  )
}

interface PagesProps {
  environment: Environment
  ruc: string | null
  currentPath: string
}

function Pages({ environment, ruc, currentPath }: PagesProps) {
  const say = useWords(shellWords)
  return (
    <ScrollArea p="xs">
      {navigationOf(environment, ruc).map(({ group, entries }) => (
        <Box key={group} component="section" aria-label={group === 'home' ? say.pages.home : say.groups[group]} mb="sm">
          {group !== 'home' && (
            <Text size="xs" c="dimmed" fw={600} px="sm" pb={2}>
              {say.groups[group]}
            </Text>
          )}
          {entries.map(({ page, to, icon: Icon, external }) => (
            <NavLink
              key={page}
              component={external ? 'a' : Link}
              {...(external ? { href: to } : { to, activeOptions: { exact: true } })}
              label={say.pages[page]}
              leftSection={<Icon size={18} aria-hidden />}
              active={!external && isAt(currentPath, to)}
              aria-current={!external && isAt(currentPath, to) ? 'page' : undefined}
              variant="light"
              py={6}
              style={{ borderRadius: 'var(--mantine-radius-md)' }}
            />
          ))}
        </Box>
      ))}
    </ScrollArea>
  )
}

/** A page is also current for the pages below it, except the start page. */
function isAt(currentPath: string, to: string): boolean {
  return currentPath === to || (to.split('/').length > 3 && currentPath.startsWith(`${to}/`))
}
