import { Button, Skeleton, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import { useTaxpayers } from '../../api/taxpayers.ts'
import { useApi } from '../../api/use-api.ts'
import { Empty } from '../../parts/empty-state.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { PieceByPiece } from '../../parts/piece-by-piece.tsx'
import { VerifyEmailNotice } from '../../parts/verify-email-notice.tsx'
import { useWords } from '../../words/language.tsx'
import { useWorkspaceFacts } from './facts.ts'
import { FirstSteps } from './first-steps-card.tsx'
import { Overview } from './overview.tsx'
import { useIsOverviewLoading } from './overview-facts.ts'
import { homeWords } from './words.ts'

export function HomePage() {
  const say = useWords(homeWords)
  const { workspace } = useSession()
  const { scope } = useApi()
  const { data: taxpayers, isLoading: areTaxpayers } = useTaxpayers(scope.environment)
  const taxpayer = taxpayers?.find(({ ruc }) => ruc === scope.ruc)
  const { facts, error } = useWorkspaceFacts()
  const isOverviewLoading = useIsOverviewLoading()
  const isLoading = areTaxpayers || isOverviewLoading || (facts === undefined && error === null)
  const [isReady, setIsReady] = useState(false)
  if (!isLoading && !isReady) setIsReady(true)
  return (
    <>
      <PageTitle title={say.title} about={workspace.name} />
      {/* Appears once as a whole: nothing moves while it is read. */}
      {isReady ? (
        <PieceByPiece waiting={<Waiting />}>
          <Stack gap="lg">
            <VerifyEmailNotice />
            <FirstSteps />
            {taxpayer !== undefined && <Overview taxpayer={taxpayer} />}
            {taxpayers?.length === 0 && (
              <Empty
                icon={<Building2 aria-hidden />}
                title={say.noTaxpayer}
                actions={
                  <Button component={Link} to={`/${scope.environment}/taxpayers`}>
                    {say.steps.taxpayerAction}
                  </Button>
                }
              >
                {say.noTaxpayerAbout}
              </Empty>
            )}
          </Stack>
        </PieceByPiece>
      ) : (
        <Waiting />
      )}
    </>
  )
}

function Waiting() {
  return (
    <Stack gap="lg" aria-busy>
      <Skeleton h={220} />
      <Skeleton h={96} />
      <Skeleton h={180} />
    </Stack>
  )
}
