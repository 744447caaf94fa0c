import { run } from '@etax/runtime'
import { runCommand } from './commands.ts'
import { config } from './config.ts'
import { start } from './service.ts'

const [, , command, ...options] = process.argv
if (command === undefined) await run('signer', config, start)
else await runCommand(command, options)
