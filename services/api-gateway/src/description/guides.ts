/** The guides are in reading order. */
export const guides = {
  'quick-start': 'Quick start',
  errors: 'Errors',
  webhooks: 'Webhooks',
  idempotency: 'Sending twice',
  sandbox: 'The sandbox',
  reports: 'Reports',
  'going-live': 'Going live',
  certifiers: 'Certifiers',
  agents: 'Agents',
  versioning: 'Versions',
} as const
