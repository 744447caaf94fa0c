export {
  type CollectionSchemas,
  type Collections,
  collectionsOf,
  declareCollections,
} from './declare-collections.ts'
export { type Check, isReady, serveHealth } from './health.ts'
export { createLogger, type Logger } from './logger.ts'
export { connectMongo, type Mongo } from './mongo.ts'
export { run, type ServiceContext, type Start } from './run.ts'
export {
  commonSettings,
  describeSettings,
  grpcSettings,
  readSettings,
  type Setting,
  type Settings,
  type SettingsOf,
  type SettingsProblem,
  secretSetting,
  setting,
  settings,
  settingsMissingFrom,
  tlsSettings,
} from './settings.ts'
export { startTelemetry } from './telemetry.ts'
