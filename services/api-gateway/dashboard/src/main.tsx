import './first-styles.ts'
import './root.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { watchLostFiles } from './parts/lost-file.ts'
import { styleNonce } from './parts/style-nonce.ts'

// Dialogs keep the page behind them from scrolling by a style of their own, which looks for its nonce by this name.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() })

watchLostFiles()

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<App />)
