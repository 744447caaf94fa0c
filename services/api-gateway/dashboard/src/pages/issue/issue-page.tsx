import { Alert, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { dataOf } from '../../api/client.ts'
import { useSession } from '../../api/session.ts'
import { useTaxpayers } from '../../api/taxpayers.ts'
import { useApi } from '../../api/use-api.ts'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { PieceByPiece } from '../../parts/piece-by-piece.tsx'
import { receiptWords } from '../../parts/receipt-words.ts'
import { useWords } from '../../words/language.tsx'
import { newReference, storedDrafts } from './drafts.ts'
import { IssueForm } from './issue-form.tsx'
import { issueWords } from './issue-words.ts'
import type { KindForm } from './kind-form.ts'
import { kindFormOf } from './kinds.ts'
import { type Source, useSource } from './use-source.ts'

export function IssuePage() {
  const { kind: slug } = useParams({ strict: false })
  const say = useWords(issueWords)
  const kinds = useWords(receiptWords).kinds
  const kindForm = kindFormOf(slug ?? '')
  if (kindForm === undefined) return <PageTitle title={say.unknownKind} />
  return (
    <>
      <PageTitle title={kinds[kindForm.kind.documentType]} />
      <Prepared key={slug} slug={slug ?? ''} kindForm={kindForm} />
    </>
  )
}

function Prepared({ slug, kindForm }: { slug: string; kindForm: KindForm }) {
  const { records, key, scope } = useApi()
  const { draft: draftId, from, like } = useSearch({ strict: false })
  // The address gets the draft's id after the first change; the form stays the same.
  const [origin] = useState({ draftId, from, like })
  const taxpayers = useTaxpayers(scope.environment)
  const taxpayer = taxpayers.data?.find(({ ruc }) => ruc === scope.ruc)
  const taxpayerId = taxpayer?.id ?? ''
  const places = useQuery({
    queryKey: [...key, 'places', taxpayerId],
    enabled: taxpayer !== undefined,
    queryFn: async ({ signal }) => {
      const query = { 'filter.taxpayerId__eq': taxpayerId, sort: 'code' } as const
      const [establishments, emissionPoints] = await Promise.all([
        dataOf(records.GET('/establishments', { params: { query }, signal })),
        dataOf(records.GET('/emission-points', { params: { query }, signal })),
      ])
      return { establishments, emissionPoints }
    },
  })
  const source = useSource(origin.draftId === undefined ? (origin.from ?? origin.like) : undefined)
  // Data stays visible if a later request fails, such as after the session ends: the form keeps its input.
  const isRead = taxpayer !== undefined && places.data !== undefined
  const failure = isRead ? null : (taxpayers.error ?? places.error)
  if (failure !== null) return <FailureNotice failure={failure} onRetry={() => void places.refetch()} />
  // Without its source, the form would create another document.
  if (source.state === 'failed') return <FailureNotice failure={source.failure} onRetry={source.readAgain} />
  if (taxpayer === undefined || places.data === undefined || source.state === 'loading') return <Waiting />
  // If the form mounts again, it continues with its draft.
  const now = { ...origin, draftId: draftId ?? origin.draftId }
  return (
    <PieceByPiece waiting={<Waiting />}>
      <Begun slug={slug} kindForm={kindForm} places={{ taxpayer, ...places.data }} origin={now} source={source} />
    </PieceByPiece>
  )
}

interface BegunProps {
  slug: string
  kindForm: KindForm
  places: Parameters<typeof IssueForm>[0]['places']
  origin: { draftId?: string | undefined; from?: string | undefined; like?: string | undefined }
  source: Source
}

function Begun({ slug, kindForm, places, origin, source }: BegunProps) {
  const { scope } = useApi()
  const { workspace } = useSession()
  const say = useWords(issueWords)
  const [draft] = useState(() => {
    const place = { workspaceId: workspace.id, environment: scope.environment, ruc: scope.ruc ?? '' }
    const stored = storedDrafts(place).find((one) => one.id === origin.draftId && one.slug === slug)
    return stored ?? { id: newReference(), slug, devReference: newReference(), values: firstValues() }
  })
  function firstValues() {
    if (source.state !== 'read') return kindForm.fresh(places)
    const read = origin.from === undefined ? kindForm.like : (kindForm.from ?? kindForm.like)
    return { ...kindForm.fresh(places), ...read(source.source) }
  }
  return (
    <Stack gap="lg">
      {source.state === 'unread' && (
        <Alert color="orange" title={say.sourceFailed}>
          {say.sourceUnread}
        </Alert>
      )}
      <IssueForm kindForm={kindForm} places={places} draft={draft} />
    </Stack>
  )
}

function Waiting() {
  return (
    <Stack gap="lg" aria-busy>
      <Skeleton h={130} />
      <Skeleton h={150} />
      <Skeleton h={260} />
    </Stack>
  )
}
