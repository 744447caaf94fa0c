import { commonSettings, type SettingsOf, setting, settings } from '@etax/runtime'
import { Type } from 'typebox'

const { deployment, mongodbUrl, grpcListen, healthHost, healthPort, logLevel } = commonSettings

export const config = settings({
  deployment,
  mongodbUrl,
  mongodbDatabase: setting('MONGODB_DATABASE', Type.String({ default: 'etax_catalog' }), "The catalog's own database."),
  grpcListen,
  healthHost,
  healthPort,
  logLevel,
})

export type Config = SettingsOf<typeof config>
