// One project; tests run as native ES modules on the sources (condition @etax/source).
export default {
  rootDir: '.',
  roots: ['libs', 'services', 'deploy'].map((folder) => `<rootDir>/${folder}`),
  // What was transformed once is kept beside the code, and nobody need be asked what has changed.
  cacheDirectory: '<rootDir>/.cache/jest',
  watchman: false,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{libs,services,deploy}/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: { target: 'es2024', parser: { syntax: 'typescript' }, experimental: { keepImportAssertions: true } },
        module: { type: 'nodenext' },
      },
    ],
  },
  testEnvironmentOptions: { customExportConditions: ['@etax/source', 'node', 'node-addons'] },
  testSequencer: '<rootDir>/deploy/trials/longest-first.js',
  workerIdleMemoryLimit: '1500MB',
}
