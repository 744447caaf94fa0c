// `npm run contract`: compares a running system with its OpenAPI document. Starts the system as `npm start` on its own
// port, calls every operation with allowed and disallowed input, and reports undescribed answers. `--only
// getReceipt,listTaxes` limits operations; `--examples 20` sends more requests of each; `--seconds 600`.
import { findSchemathesis } from '@etax/testkit'
import { readCommandLine, wholeNumber } from '../../local/src/command-line.ts'
import { keepToOneFolder } from '../../local/src/one-folder.ts'
import { openWorkspace } from '../../local/src/open-workspace.ts'
import { startTemporarySystem } from '../../local/src/temporary-system.ts'
import { folderMail } from '../harness/mail.ts'
import { runSchemathesis } from '../harness/run-schemathesis.ts'

const USAGE = 'usage: npm run contract -- [--only OPERATION,OPERATION…] [--examples 10] [--seconds 300]'
const config = {
  options: {
    only: { type: 'string' },
    examples: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '300' },
  },
} as const
const options = readCommandLine(config, USAGE, ({ values }) => ({
  only: values.only?.split(','),
  maxExamples: wholeNumber('examples', values.examples, 1),
  maxSeconds: wholeNumber('seconds', values.seconds, 1),
}))
keepToOneFolder()
const began = performance.now()
const progress = (text: string) => console.error(`[${((performance.now() - began) / 1000).toFixed(1)} s] ${text}`)

process.exitCode = (await main()) ? 0 : 1
// Lost connections keep the process alive.
process.exit()

async function main(): Promise<boolean> {
  const schemathesis = await findSchemathesis(progress)
  if (schemathesis === undefined) throw new Error('schemathesis is not here: it takes python3 with pip, and PyPI.')
  await using life = new AsyncDisposableStack()
  const logLevel = process.env.LOG_LEVEL || 'error'
  const { system, folder } = await startTemporarySystem(life, { name: 'contract', logLevel, progress })
  const workspace = await openWorkspace(system.accounts, 'contract')
  const mail = folderMail(system.mailFolder ?? '')
  const { baseUrl } = system
  const fixture = {
    baseUrl,
    workspace,
    mail,
    ownHost: '127.0.0.1',
    processes: undefined,
    [Symbol.asyncDispose]: async () => {},
  }
  progress(`asking ${baseUrl}`)
  const { good, report } = await runSchemathesis(fixture, schemathesis, folder, {
    phases: ['examples', 'coverage', 'fuzzing'],
    warns: true,
    ...options,
  })
  console.log(report)
  progress(good ? 'every answer is described' : 'some answers are not described: see above')
  return good
}
