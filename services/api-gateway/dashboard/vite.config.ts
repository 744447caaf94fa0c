import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin, type UserConfig } from 'vite'
import { chunkGroups } from './chunk-groups.ts'

const API = process.env.API_URL ?? 'http://127.0.0.1:3000'

/** The API accepts writes only from its own origin. */
const forwarded = { target: API, changeOrigin: true, headers: { origin: API } }

const config = {
  base: '/dashboard/',
  plugins: [react(), pdfFonts()],
  resolve: { conditions: ['@etax/source', ...defaultClientConditions] },
  // The gateway replaces it in every answer; Mantine's styles use it.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    // Inlined files need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
  },
  server: { proxy: Object.fromEntries(['/account', '/files', '/logos', '/docs'].map((path) => [path, forwarded])) },
} satisfies UserConfig

export default defineConfig(async ({ command }) => {
  if (command === 'serve') return config
  const codeSplitting = { groups: await chunkGroups(config) }
  return { ...config, build: { ...config.build, rolldownOptions: { output: { codeSplitting } } } }
})

/** Standard fonts that printed documents name and do not embed, at `pdf-fonts/`. */
function pdfFonts(): Plugin {
  const names = ['LiberationSans-Regular.ttf', 'LiberationSans-Bold.ttf']
  const fileOf = (name: string) => createRequire(import.meta.url).resolve(`pdfjs-dist/standard_fonts/${name}`)
  return {
    name: 'pdf-fonts',
    async generateBundle() {
      for (const name of names) {
        this.emitFile({ type: 'asset', fileName: `pdf-fonts/${name}`, source: await readFile(fileOf(name)) })
      }
    },
    configureServer({ middlewares }) {
      for (const name of names) {
        middlewares.use(`/dashboard/pdf-fonts/${name}`, (_request, response) => {
          createReadStream(fileOf(name)).pipe(response.setHeader('content-type', 'font/ttf'))
        })
      }
    },
  }
}
