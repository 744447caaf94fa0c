import { SimpleGrid, Stack } from '@mantine/core'
import { useWords } from '../../../words/language.tsx'
import { DayField, TextField } from '../fields/fields.tsx'
import { Section } from '../sections/section.tsx'
import { waybillWords } from './waybill-words.ts'

export function JourneySection() {
  const say = useWords(waybillWords)
  return (
    <Section title={say.journey} about={say.journeyAbout}>
      <Stack gap="sm">
        <TextField path="departureAddress" label={say.departure} required />
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
          <DayField path="startDate" label={say.start} required />
          <DayField path="endDate" label={say.end} required />
          <TextField path="plate" label={say.plate} placeholder="PBA1234" required />
        </SimpleGrid>
      </Stack>
    </Section>
  )
}
