// npm run codegen: writes the tables of document kinds and catalogs, protos/documents, gRPC types, .env.example,
// docs/openapi.json, generated files of libs/client and the dashboard, routes of messages, and the files of the
// topology (Compose, Kubernetes base, skaffold.yaml, projects of tsconfig.json). The result is committed: `npm run
// check` repeats this in a copy and fails on a difference.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { manifests } from '../manifests/manifests.ts'
import { catalogTables } from './catalog-tables.ts'
import { kindTableFile } from './kind-table.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const target = `${root}libs/contracts/src/grpc/generated`
const DASHBOARD = 'services/api-gateway/dashboard/src/api/generated'
const DOCUMENTS = `${root}protos/documents/v1`

const catalogs = `${root}libs/tax-document/src/catalogs/generated`
writeIfChanged(`${catalogs}/kind-table.ts`, await kindTableFile())
for (const [name, source] of Object.entries(catalogTables())) writeIfChanged(`${catalogs}/${name}`, source)
// Our packages import the tables above, so they load after them.
const [
  { apiDescription },
  { clientTypes, dashboardTypes },
  { documentsProtos },
  { envExample },
  { publicEventsFile, routesFile },
] = await Promise.all([
  import('./api-description.ts'),
  import('./client-types.ts'),
  import('./documents-proto.ts'),
  import('./env-example.ts'),
  import('./message-files.ts'),
])
const made = documentsProtos(JSON.parse(readFileSync(`${DOCUMENTS}/numbers.json`, 'utf8')))
for (const [name, text] of Object.entries(made.files)) writeIfChanged(`${DOCUMENTS}/${name}`, text)
writeIfChanged(`${DOCUMENTS}/numbers.json`, `${JSON.stringify(made.numbers, null, 2)}\n`)
writeGrpcTypes()
writeFileSync(`${root}.env.example`, await envExample())
const description = await apiDescription()
writeFileSync(`${root}docs/openapi.json`, description)
for (const [name, source] of Object.entries(await clientTypes(description))) {
  writeIfChanged(`${root}libs/client/src/generated/${name}`, source)
}
writeIfChanged(`${root}${DASHBOARD}/api.ts`, await dashboardTypes(description))
writeIfChanged(`${root}${DASHBOARD}/public-events.ts`, publicEventsFile())
writeIfChanged(`${root}deploy/routes.ts`, routesFile())
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string }
for (const [file, text] of Object.entries(manifests(root, version))) writeIfChanged(`${root}${file}`, text)

function writeGrpcTypes(): void {
  const fresh = mkdtempSync(join(tmpdir(), 'codegen-'))
  const protos = readdirSync(`${root}protos`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.proto') && /^service /m.test(readFileSync(`${root}protos/${file}`, 'utf8')))
    .sort()
  execFileSync(
    `${root}node_modules/.bin/proto-loader-gen-types`,
    [
      // Same as loaderOptions in libs/contracts.
      '--longs=String',
      '--enums=String',
      '--defaults',
      '--oneofs',
      '--grpcLib=@grpc/grpc-js',
      '--importFileExtension=.ts',
      '--includeComments',
      '-I',
      'protos',
      '-O',
      fresh,
      ...protos,
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  // Writes only changed files, so that concurrent readers never find the folder empty.
  const typeFiles = files(fresh)
  for (const obsolete of files(target).filter((file) => !typeFiles.includes(file))) rmSync(join(target, obsolete))
  for (const file of typeFiles.filter((name) => contents(join(fresh, name)) !== contents(join(target, name)))) {
    cpSync(join(fresh, file), join(target, file), { recursive: true })
  }
  rmSync(fresh, { recursive: true })
  console.log(`${protos.length} protos with a service → ${typeFiles.length} files of types`)
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
}

function writeIfChanged(file: string, source: string): void {
  if (contents(file) !== source) writeFileSync(file, source)
}

function contents(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
