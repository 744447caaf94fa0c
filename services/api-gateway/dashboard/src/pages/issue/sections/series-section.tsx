import { numberText, sequentialText } from '@etax/tax-document'
import { Anchor, Grid, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { dataOf } from '../../../api/client.ts'
import type { components } from '../../../api/generated/api.ts'
import type { Taxpayer } from '../../../api/taxpayers.ts'
import { useApi } from '../../../api/use-api.ts'
import { issuerOf, threeDigits } from '../../../fiscal/issuer-of.ts'
import { useWords } from '../../../words/language.tsx'
import { ChoiceField, DayField } from '../fields/fields.tsx'
import { issueWords } from '../issue-words.ts'
import { useOrderForm, useText } from '../order-form.ts'
import { Section } from './section.tsx'

export interface Places {
  taxpayer: Taxpayer
  establishments: readonly components['schemas']['Establishment'][]
  emissionPoints: readonly components['schemas']['EmissionPoint'][]
}

export function SeriesSection({ taxpayer, establishments, emissionPoints }: Places) {
  const { records, key, scope } = useApi()
  const form = useOrderForm()
  const say = useWords(issueWords)
  const code = useText('establishment')
  const emissionPoint = useText('emissionPoint')
  const establishment = establishments.find((one) => threeDigits(one.code) === code)
  const points = emissionPoints.filter(({ establishmentId }) => establishmentId === establishment?.id)
  const { documentType } = form.kind
  const { data: series } = useQuery({
    queryKey: [...key, 'sequentials', documentType],
    queryFn: ({ signal }) =>
      dataOf(records.GET('/v1/developer/sequentials', { params: { query: { documentType } }, signal })),
  })

  useEffect(() => {
    const { environment } = scope
    form.issueAs(issuerOf(taxpayer, { environment, establishment, emissionPoint }))
  }, [form, scope, taxpayer, establishment, emissionPoint])

  if (establishments.length === 0 || emissionPoints.length === 0) {
    return (
      <Section title={say.series}>
        <Text size="sm">
          {say.noEstablishment}{' '}
          <Anchor component={Link} to={`/${scope.environment}/${taxpayer.ruc}/establishments`}>
            {say.addEstablishment}
          </Anchor>
        </Text>
      </Section>
    )
  }
  const isOfSeries = (one: { establishment: string; emissionPoint: string }) =>
    one.establishment === code && one.emissionPoint === emissionPoint
  const next = series?.data.find(isOfSeries)?.next ?? 1
  const pointsOf = (chosen: string) => {
    const id = establishments.find((one) => threeDigits(one.code) === chosen)?.id
    return emissionPoints.filter(({ establishmentId }) => establishmentId === id)
  }
  return (
    <Section
      title={say.series}
      {...(series === undefined || emissionPoint === ''
        ? {}
        : { about: say.next(numberText({ establishment: code, emissionPoint, sequential: sequentialText(next) })) })}
    >
      <Grid gap="md">
        <Grid.Col span={{ base: 12, xs: 6, lg: 4 }}>
          <ChoiceField
            path="establishment"
            choices={establishments.map((one) => ({
              value: threeDigits(one.code),
              label: `${threeDigits(one.code)} · ${one.name}`,
            }))}
            onChosen={(chosen) => form.set('emissionPoint', threeDigits(pointsOf(chosen)[0]?.code ?? 1))}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 6, lg: 5 }}>
          <ChoiceField
            path="emissionPoint"
            choices={points.map((one) => ({
              value: threeDigits(one.code),
              label: `${threeDigits(one.code)} · ${one.name}`,
            }))}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 6, lg: 3 }}>
          <DayField path="issueDate" description={say.today} />
        </Grid.Col>
      </Grid>
    </Section>
  )
}
