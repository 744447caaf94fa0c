// Jest's filter: the files that test.ts chose. As arguments, Jest would print all their paths after the tests.
const { resolve } = require('node:path')

module.exports = (paths) => {
  const chosen = new Set(JSON.parse(process.env.ETAX_TEST_FILES).map((file) => resolve(file)))
  return { filtered: paths.filter((path) => chosen.has(path)) }
}
