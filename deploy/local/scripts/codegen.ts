// Writes the TypeScript types of every proto into libs/contracts/src/grpc/generated. The result is committed:
// `npm run check` runs this again and fails when anything changed.
import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const protos = readdirSync(`${root}protos`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.proto'))
  .sort()
const target = 'libs/contracts/src/grpc/generated'

rmSync(`${root}${target}`, { recursive: true, force: true })
execFileSync(
  `${root}node_modules/.bin/proto-loader-gen-types`,
  [
    // The same as loaderOptions in libs/contracts.
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
    target,
    ...protos,
  ],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
)
console.log(`${protos.length} protos → ${target}`)
