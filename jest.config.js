// One project. Tests run as Node runs them: native modules, the sources themselves (condition @etax/source).
export default {
  rootDir: '.',
  roots: ['libs', 'services', 'deploy'].map((folder) => `<rootDir>/${folder}`),
  cacheDirectory: '<rootDir>/.cache/jest',
  watchman: false,
  testEnvironment: '<rootDir>/deploy/trials/jest/plain-environment.js',
  runtime: '<rootDir>/deploy/trials/jest/plain-runtime.js',
  testSequencer: '<rootDir>/deploy/trials/jest/longest-first.js',
  transform: {},
  testMatch: ['<rootDir>/{libs,services,deploy}/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  workerIdleMemoryLimit: '1500MB',
}
