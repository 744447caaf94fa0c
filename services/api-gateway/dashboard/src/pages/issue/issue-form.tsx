import { authorityDay } from '@etax/tax-document'
import { Alert, Anchor, Box, Button, Card, Grid, List, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { TriangleAlert } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useApi } from '../../api/use-api.ts'
import { issuerOf, threeDigits } from '../../fiscal/issuer-of.ts'
import { type Values, valueAt } from '../../fiscal/order-values.ts'
import type { Schema } from '../../fiscal/posted-order.ts'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords } from '../../words/language.tsx'
import { GenericMembers } from './fields/generic-editor.tsx'
import { usePlaceName } from './fields/place-name.ts'
import { useSayFinding } from './finding-words.ts'
import { focusField } from './focus-field.ts'
import { IssueButton } from './issue-button.tsx'
import { issueWords } from './issue-words.ts'
import type { KindForm } from './kind-form.ts'
import { MailBox } from './mail-box.tsx'
import { OrderForm, OrderFormContext, useOrder, useOrderForm } from './order-form.ts'
import { OtherTabNotice } from './other-tab-notice.tsx'
import { PreviewButton } from './preview-button.tsx'
import { SavedNote } from './saved-note.tsx'
import { AdditionalSection } from './sections/additional-section.tsx'
import { Section } from './sections/section.tsx'
import { type Places, SeriesSection } from './sections/series-section.tsx'
import { TotalsBox } from './sections/totals-box.tsx'
import { type OpenDraft, useStoredDraft } from './use-stored-draft.ts'

/** Members with fields in every kind of form; the currency is the dollar. */
const HANDLED = [
  'establishment',
  'emissionPoint',
  'issueDate',
  'additionalInfo',
  'devReference',
  'sendEmail',
  'currency',
]

interface IssueFormProps {
  kindForm: KindForm
  places: Places
  draft: OpenDraft
}

export function IssueForm({ kindForm, places, draft }: IssueFormProps) {
  const { scope } = useApi()
  const say = useWords(issueWords)
  const [failure, setFailure] = useState<Error | null>(null)
  const top = useRef<HTMLDivElement>(null)
  const [form] = useState(() => {
    const values = { ...firstSeries(places), sendEmail: true, ...draft.values, devReference: draft.devReference }
    const { environment } = scope
    const issuer = issuerOf(places.taxpayer, { environment, establishment: undefined, emissionPoint: '' })
    return new OrderForm({ kind: kindForm.kind, values, issuer, today: authorityDay(Date.now()) })
  })
  const keeping = useStoredDraft(form, draft)
  const { Sections, Totals = TotalsBox, askBefore, moreAbout } = kindForm
  const more = useMemo(() => [...HANDLED, ...kindForm.handled], [kindForm])
  return (
    <OrderFormContext value={form}>
      <Box ref={top}>
        <FailureNotice failure={failure} />
        <OtherTabNotice {...keeping} />
      </Box>
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 8.5 }}>
          <Stack gap="lg">
            <SeriesSection {...places} />
            {Sections && <Sections />}
            <AdditionalSection />
            <MoreSection
              about={moreAbout}
              handled={more}
              schema={kindForm.kind.schema as Schema}
              isAll={Sections === undefined}
            />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 3.5 }}>
          <Card component="section" withBorder p="lg" aria-label={say.totals} style={{ position: 'sticky', top: 74 }}>
            <Stack gap="sm">
              <Totals />
              <MailBox />
              <Broken />
              <Doubtful />
              <IssueButton
                askBefore={askBefore}
                keeping={keeping}
                onFailed={(failed) => {
                  setFailure(failed)
                  if (failed !== null) top.current?.scrollIntoView({ block: 'center' })
                }}
              />
              <PreviewButton />
              <SavedNote saved={keeping.saved} />
            </Stack>
          </Card>
        </Grid.Col>
      </Grid>
    </OrderFormContext>
  )
}

function firstSeries({ establishments, emissionPoints }: Places): Values {
  const first = establishments.find(({ id }) => emissionPoints.some(({ establishmentId }) => establishmentId === id))
  const point = emissionPoints.find(({ establishmentId }) => establishmentId === first?.id)
  return first && point ? { establishment: threeDigits(first.code), emissionPoint: threeDigits(point.code) } : {}
}

interface MoreSectionProps {
  about: KindForm['moreAbout']
  handled: readonly string[]
  schema: Schema
  isAll: boolean
}

/** The other members: open if the user asks or one is in use. */
function MoreSection({ about, handled, schema, isAll }: MoreSectionProps) {
  const form = useOrderForm()
  const say = useWords(issueWords)
  const { language } = useLanguage()
  const names = Object.keys(schema.properties ?? {}).filter((name) => !handled.includes(name))
  const [isOpen, { toggle }] = useDisclosure(isAll || names.some((name) => valueAt(form.values, name) !== undefined))
  if (names.length === 0) return null
  return (
    <Section
      title={say.more}
      about={about?.[language] ?? say.moreAbout}
      action={
        <Button variant="subtle" size="compact-sm" onClick={toggle} aria-expanded={isOpen}>
          {isOpen ? say.hide : say.show}
        </Button>
      }
    >
      {isOpen && <GenericMembers schema={schema} path="" handled={handled} />}
    </Section>
  )
}

const MAX_FINDINGS = 6

function Broken() {
  const { scope } = useApi()
  const say = useWords(issueWords)
  const { number } = useFormats()
  const sayFinding = useSayFinding()
  const nameOf = usePlaceName()
  const sentences = useOrder((one) =>
    one
      .findings()
      .map((finding) => `${finding.path}\n${nameOf(finding.path)}: ${sayFinding(finding)}`)
      .join('\n\n'),
  )
  const [isOpen, { toggle }] = useDisclosure(false)
  if (sentences === '') return null
  const findings = sentences.split('\n\n').map((one) => one.split('\n') as [path: string, sentence: string])
  const isOfTaxpayer = (path: string) => path.startsWith('issuer.') || path.startsWith('taxpayer.')
  return (
    <Alert
      color="red"
      icon={<TriangleAlert aria-hidden />}
      title={say.brokenCount(number(findings.length))}
      role="status"
    >
      <List size="sm" listStyleType="none">
        {findings.slice(0, isOpen ? findings.length : MAX_FINDINGS).map(([path, sentence]) => (
          <List.Item key={`${path} ${sentence}`}>
            {isOfTaxpayer(path) ? (
              <Anchor size="sm" href={`/dashboard/${scope.environment}/${scope.ruc}/settings`}>
                {say.atTaxpayer}: {sentence}
              </Anchor>
            ) : (
              <Anchor component="button" type="button" size="sm" ta="left" c="inherit" onClick={() => focusField(path)}>
                {sentence}
              </Anchor>
            )}
          </List.Item>
        ))}
      </List>
      {findings.length > MAX_FINDINGS && (
        <Button variant="transparent" size="compact-sm" c="inherit" px={0} onClick={toggle} aria-expanded={isOpen}>
          {isOpen ? say.hide : say.showOthers(number(findings.length - MAX_FINDINGS))}
        </Button>
      )}
    </Alert>
  )
}

/** All warnings: a chosen party has no field to show one at. */
function Doubtful() {
  const say = useWords(issueWords)
  const sayFinding = useSayFinding()
  const nameOf = usePlaceName()
  const sentences = useOrder(({ judgement }) =>
    judgement.warnings.map((finding) => `${nameOf(finding.path)}: ${sayFinding(finding)}`).join('\n'),
  )
  if (sentences === '') return null
  return (
    <Alert color="orange" icon={<TriangleAlert aria-hidden />} title={say.mayBeWrong} role="status">
      <List size="sm" listStyleType="none">
        {[...new Set(sentences.split('\n'))].map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
    </Alert>
  )
}
