import { readdirSync } from 'node:fs'
import { names } from '../topology.ts'
import { checkCompose } from './check-compose.ts'
import { compose } from './compose.ts'
import { kubernetesBase } from './kubernetes.ts'
import { scaling } from './scaling.ts'
import { skaffold } from './skaffold.ts'

export function manifests(root: string, version: string): Record<string, string> {
  const below = (folder: string, files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]))
  return {
    ...below('deploy/k8s/base', kubernetesBase(version)),
    ...below('deploy/k8s', scaling()),
    'docker-compose.yml': compose(),
    'deploy/docker/check.compose.yml': checkCompose(),
    'skaffold.yaml': skaffold(),
    'tsconfig.json': projects(readdirSync(`${root}/libs`)),
  }
}

function projects(libs: readonly string[]): string {
  const paths = [...libs.map((lib) => `libs/${lib}`).sort(), ...names.map((name) => `services/${name}`), 'deploy/local']
  return `${JSON.stringify({ files: [], references: paths.map((path) => ({ path })) }, null, 2)}\n`
}
