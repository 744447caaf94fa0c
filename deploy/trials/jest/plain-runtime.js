import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { useGlobals } from './globals.js'

const require = createRequire(import.meta.url)
const globals = new URL('./globals.js', import.meta.url).href
/** Jest's names for the listeners of jest-circus, and for the time limit that a test file sets. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS')
const TEST_TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL')

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context),
})

/**
 * Loads test files as Node does, in place of jest's own loader: all test files of a worker share a module that is
 * loaded once. Mocks of modules and coverage are not supported.
 */
class PlainRuntime {
  #environment
  #timeoutBefore = globalThis[TEST_TIMEOUT]

  constructor(_config, environment) {
    this.#environment = environment
  }

  /** jest-circus keeps its state in its module: it is loaded anew for each test file. */
  requireInternalModule(path) {
    delete require.cache[path]
    delete globalThis[EVENT_HANDLERS]
    return require(path)
  }

  setGlobalsForRuntime(circus) {
    const { fakeTimersModern: timers, moduleMocker: mocker } = this.#environment
    useGlobals({ ...circus, jest: jestObject(timers, mocker) })
  }

  unstable_shouldLoadAsEsm() {
    return true
  }

  async unstable_importModule(path) {
    await import(pathToFileURL(path).href)
  }

  requireModule(path) {
    return require(path)
  }

  teardown() {
    globalThis[TEST_TIMEOUT] = this.#timeoutBefore
  }

  getSourceMaps() {
    return new Map()
  }

  getAllCoverageInfoCopy() {
    return undefined
  }

  enterTestCode() {}
  leaveTestCode() {}
}

function jestObject(timers, mocker) {
  return {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    restoreAllMocks: () => mocker.restoreAllMocks(),
    useFakeTimers: (config) => timers.useFakeTimers(config),
    useRealTimers: () => timers.useRealTimers(),
    advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
    advanceTimersToNextTimerAsync: (steps) => timers.advanceTimersToNextTimerAsync(steps),
    setTimeout: (ms) => {
      globalThis[TEST_TIMEOUT] = ms
    },
  }
}

// jest calls `require` and looks for a class.
export { PlainRuntime as 'module.exports' }
