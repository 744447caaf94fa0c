// One file for npx: nothing is installed beside it.
export default {
  input: 'src/main.ts',
  platform: 'node',
  resolve: { conditionNames: ['@etax/source', 'import', 'node', 'default'] },
  output: { file: 'dist/etax.mjs', format: 'esm', banner: '#!/usr/bin/env node', codeSplitting: false, minify: true },
}
