import type { Command } from './command.ts'
import { completion } from './commands/completion.ts'
import { doctor } from './commands/doctor.ts'
import { issue } from './commands/issue.ts'
import { listen } from './commands/listen.ts'
import { login } from './commands/login.ts'
import { logs } from './commands/logs.ts'
import { open } from './commands/open.ts'
import { receipts } from './commands/receipts.ts'
import { resend } from './commands/resend.ts'
import { trigger } from './commands/trigger.ts'
import { validate } from './commands/validate.ts'
import { watch } from './commands/watch.ts'
import { globalOptions } from './parse.ts'

export const commands: Readonly<Record<string, Command>> = {
  login,
  issue,
  validate,
  receipts,
  open,
  listen,
  trigger,
  resend,
  logs,
  watch,
  doctor,
  completion: completion(() => optionsOfAll()),
}

function optionsOfAll(): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(commands).map(([name, { options }]) => [
      name,
      Object.keys({ ...options, ...globalOptions }).map((option) => `--${option}`),
    ]),
  )
}
