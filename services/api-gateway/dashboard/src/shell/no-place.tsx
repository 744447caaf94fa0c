import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { Link, useRouterState } from '@tanstack/react-router'
import type { Environment } from '../api/client.ts'
import type { Taxpayer } from '../api/taxpayers.ts'
import { PageTitle } from '../parts/page-title.tsx'
import { dictionary, useWords } from '../words/language.tsx'

const words = dictionary(
  {
    sandboxOnly: 'Ese RUC no emite en producción',
    sandboxOnlyAbout: (ruc: string) =>
      `${ruc} es el contribuyente de pruebas: solo existe en el ambiente de pruebas. En producción se emite con un RUC propio.`,
    unknown: 'Ese RUC no está en su espacio',
    unknownAbout: (ruc: string) =>
      `${ruc} no es de ninguno de sus contribuyentes. Puede que se haya eliminado, o que la dirección sea de otra cuenta.`,
    inSandbox: 'Abrir esta página en pruebas',
    yours: 'Sus contribuyentes en este ambiente:',
    add: 'Registrar un contribuyente',
  },
  {
    sandboxOnly: 'That RUC does not issue in production',
    sandboxOnlyAbout: (ruc: string) =>
      `${ruc} is the test taxpayer: it is in the sandbox only. In production you issue with a RUC of your own.`,
    unknown: 'That RUC is not in your workspace',
    unknownAbout: (ruc: string) =>
      `${ruc} is none of your taxpayers. It may have been deleted, or the address belongs to another account.`,
    inSandbox: 'Open this page in the sandbox',
    yours: 'Your taxpayers in this environment:',
    add: 'Register a taxpayer',
  },
)

interface NoPlaceProps {
  reason: 'unknown' | 'sandboxOnly'
  ruc: string
  environment: Environment
  taxpayers: readonly Taxpayer[]
}

export function NoPlace({ reason, ruc, environment, taxpayers }: NoPlaceProps) {
  const say = useWords(words)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <Stack maw={640}>
      <PageTitle title={say[reason]} about={say[`${reason}About` as const](ruc)} />
      {taxpayers.length > 0 && (
        <section aria-labelledby="taxpayers-here">
          <Text id="taxpayers-here">{say.yours}</Text>
          <ul>
            {taxpayers.map((taxpayer) => (
              <li key={taxpayer.id}>
                <Anchor component={Link} to={`/${environment}/${taxpayer.ruc}`}>
                  {taxpayer.commercialName ?? taxpayer.name} ({taxpayer.ruc})
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Group>
        {reason === 'sandboxOnly' && (
          <Button component={Link} to={path.replace(/^\/production/, '/sandbox')}>
            {say.inSandbox}
          </Button>
        )}
        <Button component={Link} to={`/${environment}/taxpayers`} variant="default">
          {say.add}
        </Button>
      </Group>
    </Stack>
  )
}
