import { createTheme, type MantineColorsTuple } from '@mantine/core'
import type { Environment } from './api/client.ts'

const brand: MantineColorsTuple = [
  '#eef2ff',
  '#dbe4ff',
  '#bac8ff',
  '#91a7ff',
  '#748ffc',
  '#5c7cfa',
  '#4c6ef5',
  '#4263eb',
  '#3b5bdb',
  '#364fc7',
]

export const theme = createTheme({
  respectReducedMotion: true,
  primaryColor: 'brand',
  primaryShade: { light: 8, dark: 5 },
  autoContrast: true,
  colors: { brand },
  defaultRadius: 'md',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  headings: { fontWeight: '650' },
  cursorType: 'pointer',
})

/** The colour of an environment, wherever it is told: never the only sign of it. */
export const ENVIRONMENT_COLOR: Record<Environment, string> = { sandbox: 'orange', production: 'teal' }
