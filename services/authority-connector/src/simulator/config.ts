import { type SettingsOf, setting, settings } from '@etax/runtime'
import { Type } from 'typebox'

export const config = settings({
  host: setting('HOST', Type.String({ default: '127.0.0.1' }), 'Where the simulator listens.'),
  port: setting('PORT', Type.Integer({ default: 8089, minimum: 0, maximum: 65_535 }), 'Its port; 0 for any free one.'),
  controlHosts: setting(
    'CONTROL_HOSTS',
    Type.String({ default: '' }),
    'Names of the control page besides this machine’s own, with commas: a service of Compose.',
  ),
  file: setting(
    'SIMULATOR_FILE',
    Type.String({ default: '' }),
    'File of JSON lines that keeps what was registered over a restart; empty for none.',
  ),
  logLevel: setting('LOG_LEVEL', Type.String({ default: 'info' }), 'fatal, error, warn, info, debug or trace.'),
})

export type Config = SettingsOf<typeof config>
