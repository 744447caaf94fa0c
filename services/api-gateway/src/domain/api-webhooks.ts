import type { Schema } from './api-schemas.ts'

/** What webhooks send: one entry for each type of event. */
export function webhooksOf(_published: (schema: Schema) => Schema): object {
  return {}
}
