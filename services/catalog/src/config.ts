import { commonSettings, type SettingsOf, setting, settings } from '@etax/runtime'
import { Type } from 'typebox'

const { mongodbUrl, grpcListen, healthPort, logLevel } = commonSettings

export const config = settings({
  mongodbUrl,
  mongodbDatabase: setting('MONGODB_DATABASE', Type.String({ default: 'etax_catalog' }), "The catalog's own database."),
  grpcListen,
  tlsCa: setting('TLS_CA', Type.String({ default: '' }), 'PEM file of the authority of mutual TLS; empty for none.'),
  tlsCert: setting('TLS_CERT', Type.String({ default: '' }), 'PEM file of this service’s certificate.'),
  tlsKey: setting('TLS_KEY', Type.String({ default: '' }), 'PEM file of its key.'),
  healthPort,
  logLevel,
})

export type Config = SettingsOf<typeof config>
