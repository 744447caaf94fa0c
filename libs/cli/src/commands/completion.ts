import type { Command } from '../command.ts'
import { UsageError } from '../exit.ts'
import { text } from '../language.ts'

/** @param commands the options of each command, with their dashes */
export function completion(commands: () => Readonly<Record<string, readonly string[]>>): Command {
  return {
    args: 'bash|zsh|fish',
    least: 1,
    most: 1,
    about: text(
      'Print the completion of a shell: source <(etax completion bash).',
      'Muestra el autocompletado de un shell: source <(etax completion bash).',
    ),
    options: {},
    async run({ args, out }) {
      const write = shells[args[0] ?? '']
      if (write === undefined)
        throw new UsageError(text('The shell is bash, zsh or fish.', 'El shell es bash, zsh o fish.'))
      const script = write(commands())
      out.result({ script }, script)
      return 'good'
    },
  }
}

type Options = Readonly<Record<string, readonly string[]>>

const bash = (commands: Options) => `_etax() {
  local word="\${COMP_WORDS[COMP_CWORD]}"
  if [ "$COMP_CWORD" = 1 ]; then COMPREPLY=($(compgen -W "${Object.keys(commands).join(' ')}" -- "$word")); return; fi
  case "\${COMP_WORDS[1]}" in
${Object.entries(commands)
  .map(([name, options]) => `    ${name}) COMPREPLY=($(compgen -f -W "${options.join(' ')}" -- "$word"));;`)
  .join('\n')}
  esac
}
complete -o filenames -F _etax etax`

const shells: Readonly<Record<string, (commands: Options) => string>> = {
  bash,
  zsh: (commands) => `autoload -U +X bashcompinit && bashcompinit\n${bash(commands)}`,
  fish: (commands) =>
    Object.entries(commands)
      .flatMap(([name, options]) => [
        `complete -c etax -n __fish_use_subcommand -a ${name}`,
        ...options.map((option) => `complete -c etax -n '__fish_seen_subcommand_from ${name}' -l ${option.slice(2)}`),
      ])
      .join('\n'),
}
