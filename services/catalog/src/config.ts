import { commonSettings, grpcSettings, type SettingsOf, setting, settings } from '@etax/runtime'
import { Type } from 'typebox'

const { deployment, mongodbUrl, healthHost, healthPort, logLevel } = commonSettings

export const config = settings({
  deployment,
  mongodbUrl,
  mongodbDatabase: setting('MONGODB_DATABASE', Type.String({ default: 'etax_catalog' }), 'Database of this service.'),
  ...grpcSettings,
  healthHost,
  healthPort,
  logLevel,
})

export type Config = SettingsOf<typeof config>
