import { commonSettings, grpcSettings, type SettingsOf, setting, settings } from '@etax/runtime'
import { Type } from 'typebox'

export const config = settings({
  ...commonSettings,
  ...grpcSettings,
  mongodbDatabase: setting('MONGODB_DATABASE', Type.String({ default: 'etax_renderer' }), 'Database of this service.'),
  catalogAddress: setting(
    'CATALOG_ADDRESS',
    Type.String({ default: 'catalog:50051' }),
    'gRPC address of catalog, which stores the logos.',
  ),
})

export type Config = SettingsOf<typeof config>
