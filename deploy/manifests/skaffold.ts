import { names, serviceOf } from '../topology.ts'
import { HEADER } from './yaml.ts'

export function skaffold(): string {
  const artifacts = names.map((name) => {
    return `    - image: etax/${name}
      docker:
        dockerfile: deploy/docker/Dockerfile
        buildArgs: { SERVICE: ${name}, SERVICE_UID: "${serviceOf(name).uid}" }`
  })
  return `${HEADER}
# skaffold dev: builds the images, runs them on the cluster of the current context, forwards http://localhost:8080.
apiVersion: skaffold/v4beta11
kind: Config
metadata:
  name: etax
build:
  local: { useBuildkit: true }
  artifacts:
${artifacts.join('\n')}
manifests:
  kustomize:
    paths: [deploy/k8s/development]
deploy:
  kubectl: {}
portForward:
  - { resourceType: service, resourceName: api-gateway-http, namespace: etax, port: 80, localPort: 8080 }
  - { resourceType: service, resourceName: mailpit, namespace: etax, port: 8025, localPort: 8025 }
`
}
