import { commonSettings, type SettingsOf, setting, settings } from '@etax/runtime'
import { Type } from 'typebox'

export const config = settings({
  ...commonSettings,
  mongodbDatabase: setting('MONGODB_DATABASE', Type.String({ default: 'etax_authority' }), "This service's database."),
  outageBudgetMinutes: setting(
    'AUTHORITY_OUTAGE_BUDGET_MINUTES',
    Type.Number({ default: 120, exclusiveMinimum: 0 }),
    'Without any progress for so long a receipt ends in ERROR; it is taken up again once the authority answers.',
  ),
  pace: setting(
    'AUTHORITY_PACE',
    Type.Number({ default: 1, exclusiveMinimum: 0, maximum: 1 }),
    'Multiplies every waiting time towards the authority: below 1 compresses hours into seconds, for rehearsals.',
  ),
})

export type Config = SettingsOf<typeof config>
