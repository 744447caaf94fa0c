import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'

/**
 * What was asked for after a command's name. `--help` says how the command is used. Where it is not understood, says what is
 * wrong besides, and ends this process with 2.
 * @param read takes what it needs, and throws an Error that says what is wrong
 */
export function readCommandLine<Config extends ParseArgsConfig, Asked>(
  config: Config,
  usage: string,
  read: (given: ReturnType<typeof parseArgs<Config>>) => Asked,
): Asked {
  if (process.argv.slice(2).some((given) => given === '--help' || given === '-h')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return read(parseArgs(config))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exit(2)
  }
}

/** @throws Error that names the option */
export function wholeNumber(option: string, given: string, atLeast: number): number {
  const number = Number(given)
  if (/^\d+$/.test(given) && Number.isSafeInteger(number) && number >= atLeast) return number
  throw new Error(`--${option} takes a whole number from ${atLeast} up, not "${given}".`)
}

/** @throws Error that names the option */
export function positive(option: string, given: string): number {
  const number = Number(given)
  if (/^\d*\.?\d+$/.test(given) && Number.isFinite(number) && number > 0) return number
  throw new Error(`--${option} takes a number above 0, not "${given}".`)
}

/**
 * The names of a list with commas.
 * @throws Error that lists those there are
 */
export function namesOf(option: string, given: string, known: readonly string[]): string[] {
  const names = given.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length === 0) return names
  throw new Error(`--${option} knows ${known.join(', ')}; not "${unknown.join('", "')}".`)
}

/**
 * Where a result goes once it is there, if anywhere: hours later it would be too late to say that it cannot be written.
 * @throws Error that names the option
 */
export function writableFile(option: string, given: string | undefined): string | undefined {
  if (given === undefined) return undefined
  const file = resolve(given)
  try {
    const isNew = !existsSync(file)
    closeSync(openSync(file, 'a'))
    if (isNew) rmSync(file)
    return file
  } catch {
    throw new Error(`--${option} ${given} cannot be written.`)
  }
}

/**
 * A folder for results, which is made where it is missing: not those above it.
 * @throws Error that names the option
 */
export function writableFolder(option: string, given: string | undefined): string | undefined {
  if (given === undefined) return undefined
  const folder = resolve(given)
  try {
    if (!existsSync(folder)) mkdirSync(folder)
    // Fails on a file too.
    readdirSync(folder)
    accessSync(folder, constants.W_OK)
    return folder
  } catch {
    throw new Error(`--${option} ${given} is no folder that can be written to.`)
  }
}
