/** The guides are in reading order. */
export const guides = {
  'quick-start': 'Quick start',
  errors: 'Errors',
  webhooks: 'Webhooks',
  'command-line': 'Command line',
  idempotency: 'Sending twice',
  sandbox: 'The sandbox',
  reports: 'Reports',
  'going-live': 'Going live',
  certifiers: 'Certifiers',
  'generated-clients': 'Generated clients',
  agents: 'Agents',
  'internal-team': 'An internal team',
  versioning: 'Versions',
} as const
