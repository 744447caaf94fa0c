import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'

/**
 * Options of a command. `--help` prints the usage; an error prints it with the problem and ends the process with 2.
 * @param read returns the options, or throws an Error that says what is wrong
 */
export function readCommandLine<Config extends ParseArgsConfig, Result>(
  config: Config,
  usage: string,
  read: (parsed: ReturnType<typeof parseArgs<Config>>) => Result,
): Result {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
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
export function wholeNumber(option: string, text: string, atLeast: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number >= atLeast) return number
  throw new Error(`--${option} takes a whole number from ${atLeast} up, not "${text}".`)
}

/** @throws Error that names the option */
export function positive(option: string, text: string): number {
  const number = Number(text)
  if (/^\d*\.?\d+$/.test(text) && Number.isFinite(number) && number > 0) return number
  throw new Error(`--${option} takes a number above 0, not "${text}".`)
}

/**
 * Names of a comma-separated list.
 * @throws Error that lists the allowed names
 */
export function namesOf(option: string, list: string, allowed: readonly string[]): string[] {
  const names = list.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !allowed.includes(name))
  if (unknown.length === 0) return names
  throw new Error(`--${option} knows ${allowed.join(', ')}; not "${unknown.join('", "')}".`)
}

/** Checks a result's file before the work starts: a failure hours later is too late. */
export function writableFile(option: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  const file = resolve(value)
  try {
    const isNew = !existsSync(file)
    closeSync(openSync(file, 'a'))
    if (isNew) rmSync(file)
    return file
  } catch {
    throw new Error(`--${option} ${value} cannot be written.`)
  }
}

/** Makes a missing folder for results, but not its parents. */
export function writableFolder(option: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  const folder = resolve(value)
  try {
    if (!existsSync(folder)) mkdirSync(folder)
    // Fails for a file, too.
    readdirSync(folder)
    accessSync(folder, constants.W_OK)
    return folder
  } catch {
    throw new Error(`--${option} ${value} is no folder that can be written to.`)
  }
}
