import { execFile, execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fieldErrors } from '@etax/kernel'

export interface Example {
  language: string
  /** Its folder in docs/guides/examples/internal-team. */
  folder: string
  /** The program that it needs. */
  needs: readonly [string, ...string[]]
  /** As in the guide. */
  steps: readonly string[]
}

export const EXAMPLES: readonly Example[] = [
  {
    language: 'Go',
    folder: 'go',
    needs: ['go', 'version'],
    steps: ['npx buf generate', 'go run .'],
  },
  {
    language: 'Python',
    folder: 'python',
    needs: ['python3', '-m', 'venv', '-h'],
    steps: [
      'python3 -m venv stubs/venv',
      'stubs/venv/bin/pip install -q -r requirements.txt',
      'PROTOS=../../../../../protos',
      'stubs/venv/bin/python -m grpc_tools.protoc -I $PROTOS --python_out=stubs --grpc_python_out=stubs $PROTOS/documents/v1/*.proto',
      'stubs/venv/bin/python issue.py',
    ],
  },
  {
    language: 'Java',
    folder: 'java',
    needs: ['mvn', '-v'],
    steps: ['mvn -q compile exec:java'],
  },
]

/** What each example prints, in any language. */
export const PRINTED = [
  /^issued 001-001-\d{9}, total 23\.00$/m,
  /^repeated: the same receipt$/m,
  /^status COMPLETED$/m,
  /^refused INVALID_?ARGUMENT: The request is not valid\.$/im,
  new RegExp(`^reason ${fieldErrors.invalidRequest.code} of etax$`, 'm'),
  /^field order\.invoice\.items\[0\]\.quantity: .+/m,
]

export function isHere([program, ...args]: Example['needs']): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Runs all steps in one shell, and returns what they print. @throws Error when a step fails */
export async function run({ folder, steps }: Example, root: string, env: NodeJS.ProcessEnv): Promise<string> {
  const cwd = join(root, 'docs/guides/examples/internal-team', folder)
  const script = ['set -e', ...steps].join('\n')
  const { stdout } = await promisify(execFile)('sh', ['-c', script], { cwd, env: { ...process.env, ...env } })
  return stdout
}
