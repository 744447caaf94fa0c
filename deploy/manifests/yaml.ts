import { WRITTEN } from '../checks/written.ts'

export const HEADER = `# ${WRITTEN} from deploy/topology.ts and deploy/manifests.`

export const WHY_ENGINE_OPTIONS = '# The reason is in deploy/topology.ts.'

export function variable(name: string, value: string): string {
  return `- { name: ${name}, value: ${quoted(value)} }`
}

function quoted(value: string): string {
  return /^[a-z/][\w/.-]*$/.test(value) && value !== 'true' && value !== 'false' ? value : JSON.stringify(value)
}

export function indented(text: string, columns: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(columns))
}
