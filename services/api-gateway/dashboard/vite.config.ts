import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** Where `npm run dev` of this package finds the API. */
const API = process.env.API_URL ?? 'http://127.0.0.1:3000'

/** Writes are taken from the API's own pages only. */
const forwarded = { target: API, changeOrigin: true, headers: { origin: API } }

export default defineConfig({
  base: '/dashboard/',
  plugins: [react()],
  resolve: { conditions: ['@etax/source', ...defaultClientConditions] },
  // The gateway writes a new one into every answer; Mantine's styles carry it.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    // Files inside other files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
  },
  server: { proxy: Object.fromEntries(['/account', '/files', '/logos', '/docs'].map((path) => [path, forwarded])) },
})
