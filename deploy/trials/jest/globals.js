// Replaces '@jest/globals': forwards to the globals of the test file that runs now, also from shared modules.

let current

/** @param {Record<string, unknown>} globals of the test file that is loaded next */
export function useGlobals(globals) {
  current = globals
}

export const afterAll = forwarded('afterAll')
export const afterEach = forwarded('afterEach')
export const beforeAll = forwarded('beforeAll')
export const beforeEach = forwarded('beforeEach')
export const describe = forwarded('describe')
export const expect = forwarded('expect')
export const it = forwarded('it')
export const jest = forwarded('jest')
export const test = forwarded('test')

function forwarded(name) {
  return new Proxy(() => {}, {
    apply: (_target, _this, values) => current[name](...values),
    get: (_target, key) => current[name][key],
  })
}
