import { commonSettings, grpcSettings, type SettingsOf, setting, settings } from '@etax/runtime'
import { Type } from 'typebox'

export const config = settings({
  ...commonSettings,
  ...grpcSettings,
  mongodbDatabase: setting('MONGODB_DATABASE', Type.String({ default: 'etax_renderer' }), 'Database of its own.'),
  catalogAddress: setting(
    'CATALOG_ADDRESS',
    Type.String({ default: 'catalog:50051' }),
    'Where the catalog serves gRPC: it keeps the logos.',
  ),
})

export type Config = SettingsOf<typeof config>
