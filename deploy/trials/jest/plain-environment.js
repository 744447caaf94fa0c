import { ModernFakeTimers } from '@jest/fake-timers'
import { ModuleMocker } from 'jest-mock'

/**
 * Tests run in the global scope of the process, without a virtual machine: so modules stay loaded between test files.
 * Restores what a test file changes in that scope.
 */
class PlainEnvironment {
  global = globalThis
  moduleMocker = new ModuleMocker(globalThis)
  fakeTimers = null
  #before = { env: { ...process.env }, directory: process.cwd(), exit: process.exit, console: globalThis.console }

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis })
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose()
    this.moduleMocker.restoreAllMocks()
    for (const name of Object.keys(process.env)) if (!(name in this.#before.env)) delete process.env[name]
    Object.assign(process.env, this.#before.env)
    process.chdir(this.#before.directory)
    process.exit = this.#before.exit
    globalThis.console = this.#before.console
  }

  exportConditions() {
    return ['node', 'node-addons']
  }

  getVmContext() {
    return null
  }
}

export { PlainEnvironment as default }
