import { createConfig, lintFromString } from '@redocly/openapi-core'

export async function apiProblems(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'], rules })
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config })
  return problems.map(({ ruleId, message, location }) => `${location[0]?.pointer ?? ''} ${message} (${ruleId})`)
}

const rules = {
  'operation-operationId': 'error',
  'operation-description': 'error',
  'tag-description': 'error',
  'operation-singular-tag': 'error',
  'operation-tag-defined': 'error',
  'no-invalid-schema-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'component-name-unique': 'off',
  // npm start listens on this machine.
  'no-server-example.com': 'off',
} as const
