import { Badge, Card, SimpleGrid, Stack, Text } from '@mantine/core'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { PageTitle } from '../../parts/page-title.tsx'
import { planWords } from '../../parts/plan-words.ts'
import { VerifyEmailNotice } from '../../parts/verify-email-notice.tsx'
import { useWords } from '../../words/language.tsx'
import { BusinessName } from './business-name.tsx'
import { ChangePassword } from './change-password.tsx'
import { Sessions } from './sessions.tsx'
import { accountWords } from './words.ts'

export function AccountPage() {
  const say = useWords(accountWords)
  const plans = useWords(planWords)
  const { user, workspace } = useSession()
  return (
    <>
      <PageTitle title={say.title} />
      <Stack gap="lg" maw={760}>
        <VerifyEmailNotice />
        <Card withBorder component="section" aria-label={say.user}>
          <SimpleGrid cols={{ base: 1, sm: 2 }} mb="md">
            <Fact name={say.email}>
              <Text style={{ overflowWrap: 'anywhere' }}>{user.email}</Text>
              <Badge
                variant="light"
                tt="none"
                color={user.emailVerified ? 'teal' : 'yellow'}
                leftSection={user.emailVerified ? <CircleCheck size={12} aria-hidden /> : undefined}
              >
                {user.emailVerified ? say.verified : say.unverified}
              </Badge>
            </Fact>
            <Fact name={say.plan}>
              <Text>{plans[workspace.plan] ?? workspace.plan}</Text>
            </Fact>
          </SimpleGrid>
          <BusinessName />
        </Card>
        <ChangePassword />
        <Sessions />
      </Stack>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack gap={4} align="flex-start">
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      {children}
    </Stack>
  )
}
