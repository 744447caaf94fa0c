import type { Option } from './command.ts'
import { commands } from './commands.ts'
import { exitCodes } from './exit.ts'
import { text } from './language.ts'
import type { Output } from './output.ts'
import { globalOptions } from './parse.ts'

/** The help of a command, or of all. */
export function help(out: Output, name?: string): string {
  const command = name === undefined ? undefined : commands[name]
  const options = { ...command?.options, ...globalOptions }
  const parts = [
    command === undefined
      ? [
          'etax COMMAND',
          '',
          ...Object.entries(commands).map(([one, { args, about }]) => row(`${one} ${args}`, out.say(about))),
        ]
      : [`etax ${name} ${command.args}`, '', out.say(command.about)],
    [
      '',
      out.say(text('Options:', 'Opciones:')),
      ...Object.entries(options).map(([one, option]) => optionRow(one, option, out)),
    ],
    ['', out.say(text('Exit codes:', 'Códigos de salida:'))],
    Object.values(exitCodes).map(({ code, about }) => row(String(code), out.say(about))),
  ]
  return parts.flat().join('\n')
}

function optionRow(name: string, { value, about }: Option, out: Output): string {
  return row(`--${name}${value === undefined ? '' : ` ${value}`}`, out.say(about))
}

function row(first: string, second: string): string {
  return `  ${first.padEnd(28)} ${second}`
}
