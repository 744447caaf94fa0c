import '@mantine/core/styles.css'
import './page.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<App />)
