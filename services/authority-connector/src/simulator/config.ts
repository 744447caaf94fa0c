import { type SettingsOf, setting, settings } from '@etax/runtime'
import { Type } from 'typebox'

export const config = settings({
  host: setting('HOST', Type.String({ default: '127.0.0.1' }), 'Address of the simulator.'),
  port: setting(
    'PORT',
    Type.Integer({ default: 8089, minimum: 0, maximum: 65_535 }),
    'Port of the simulator; 0 for any free port.',
  ),
  controlHosts: setting(
    'CONTROL_HOSTS',
    Type.String({ default: '' }),
    'More host names of the control page, separated by commas, such as a service of Compose.',
  ),
  file: setting(
    'SIMULATOR_FILE',
    Type.String({ default: '' }),
    'File of JSON lines that keeps registered documents after a restart; empty for none.',
  ),
  logLevel: setting('LOG_LEVEL', Type.String({ default: 'info' }), 'fatal, error, warn, info, debug or trace.'),
})

export type Config = SettingsOf<typeof config>
