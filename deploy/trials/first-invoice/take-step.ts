import { spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Step } from './ways.ts'

export interface TakenStep extends Step {
  seconds: number | undefined
  printed: string
}

export interface Terminal extends Disposable {
  take(step: Step): Promise<TakenStep>
}

export function pythonIsHere(): boolean {
  return spawnSync('python3', ['-c', 'import venv, ensurepip']).status === 0
}

const SECONDS_TO_COMPLETE = 30

export function openTerminal(cwd: string): Terminal {
  const shell = spawn('bash', { cwd, env: withoutNpm(process.env), stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface(shell.stdout)[Symbol.asyncIterator]()
  const run = async (command: string) => {
    const end = `end-of-step-${Math.random()}`
    shell.stdin.write(`${command}\necho; echo ${end}\n`)
    const printed: string[] = []
    for (let line = await lines.next(); line.value !== end; line = await lines.next()) {
      if (line.done) throw new Error(`the shell ended: ${printed.join('\n')}`)
      printed.push(line.value)
    }
    return printed.join('\n').trim()
  }
  return {
    take: (step) => take(step, run),
    [Symbol.dispose]: () => {
      shell.kill()
    },
  }
}

async function take(step: Step, run: (command: string) => Promise<string>): Promise<TakenStep> {
  const command = commandOf(step)
  if (command === undefined) return { ...step, seconds: undefined, printed: '' }
  const began = performance.now()
  const passed = () => (performance.now() - began) / 1_000
  let printed = await run(command)
  while (step.until !== undefined && !printed.includes(step.until) && passed() < SECONDS_TO_COMPLETE) {
    printed = await run(`sleep 0.5; ${command}`)
  }
  return { ...step, seconds: passed(), printed }
}

function commandOf({ by, pasted, typed, saveAs }: Step): string | undefined {
  if (by === 'person') return undefined
  if (saveAs !== undefined) return `cat > ${saveAs} <<'END_OF_FILE'\n${pasted}\nEND_OF_FILE`
  return pasted ?? typed
}

/** Removes npm's variables, which a terminal lacks. */
function withoutNpm(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('npm_')))
}
