import { delimiter, join } from 'node:path'
import { installPackages, keptFolder, onPath, type Progress } from '@etax/testkit'
import { root } from '../../local/src/registry.ts'

/** The Python generators, and the packages that Python clients import. */
const PYTHON = ['openapi-generator-cli==7.26.0', 'openapi-python-client==0.29.1']
const IMPORTED = ['pydantic==2.12.4', 'python-dateutil==2.9.0.post0', 'urllib3==2.5.0', 'typing-extensions']

const DEBIAN: Readonly<Record<string, readonly string[]>> = {
  php: ['php-cli', 'php-curl', 'php-mbstring', 'php-guzzlehttp-guzzle'],
  mvn: ['maven'],
}

/** Installs what is missing, and returns the environment in which the generators run. */
export async function toolchains(programs: readonly string[], progress: Progress): Promise<NodeJS.ProcessEnv> {
  const missing = programs.filter((program) => onPath(program) === undefined)
  const packages = missing.flatMap((program) => DEBIAN[program] ?? [])
  if (packages.length > 0) await installPackages(packages, progress)
  const python = await keptFolder('generators-in-python', installation, progress)
  const path = [join(root, 'node_modules/.bin'), ...(python === undefined ? [] : [join(python, 'bin')])]
  return {
    ...process.env,
    PATH: [...path, process.env.PATH].join(delimiter),
    PYTHONPATH: python,
    PYTHONDONTWRITEBYTECODE: '1',
    GOFLAGS: '-mod=mod',
  }
}

const installation = {
  what: PYTHON.join(' and '),
  from: 'PyPI',
  command: (folder: string): [string, ...string[]] => [
    'python3',
    ...['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--target', folder],
    ...PYTHON,
    ...IMPORTED,
  ],
}
