import {
  type CSSVariablesResolver,
  createTheme,
  DEFAULT_THEME,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core'
import type { Environment } from '../api/client.ts'
import type { Language } from '../words/language.tsx'

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

const CLOSE: Record<Language, string> = { es: 'Cerrar', en: 'Close' }
const SHOW_PASSWORD: Record<Language, string> = {
  es: 'Mostrar u ocultar la contraseña',
  en: 'Show or hide the password',
}

const looks = {
  respectReducedMotion: true,
  primaryColor: 'brand',
  // White text is readable on it in both themes: components use white on the primary colour.
  primaryShade: { light: 8, dark: 8 },
  autoContrast: true,
  // White is used if its contrast is at least 4.5:1.
  luminanceThreshold: 0.18,
  colors: { brand },
  defaultRadius: 'md',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  headings: { fontWeight: '650' },
  cursorType: 'pointer',
} as const

/** Texts of components are in the reader's language. */
export function themeIn(language: Language): MantineThemeOverride {
  const closeButtonProps = { 'aria-label': CLOSE[language] }
  // Makes it accessible by keyboard, unlike Mantine's default.
  const visibilityToggleButtonProps = { 'aria-label': SHOW_PASSWORD[language], 'aria-hidden': false, tabIndex: 0 }
  return createTheme({
    ...looks,
    components: {
      Notification: { defaultProps: { closeButtonProps } },
      Modal: { defaultProps: { closeButtonProps } },
      Drawer: { defaultProps: { closeButtonProps } },
      // The placeholder is an invalid child of a menu; the first item takes the focus instead.
      Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
      // A header element is a banner of the page; titles of dialogs are not.
      ModalHeader: { defaultProps: { component: 'div' } },
      DrawerHeader: { defaultProps: { component: 'div' } },
      PasswordInput: { defaultProps: { visibilityToggleButtonProps } },
      Alert: { defaultProps: { closeButtonLabel: CLOSE[language] } },
    },
  })
}

/** Never the only sign of the environment. */
export const ENVIRONMENT_COLOR: Record<Environment, string> = { sandbox: 'orange', production: 'teal' }

/** WCAG AA contrast (4.5:1) where Mantine's colours fail: dimmed text, errors, and coloured text on its tint. */
export const readableColors: CSSVariablesResolver = () => {
  const colored = (shade: number, mixedWith: string) =>
    Object.fromEntries(
      [...Object.keys(DEFAULT_THEME.colors), 'brand'].map((color) => [
        `--mantine-color-${color}-light-color`,
        `color-mix(in srgb, var(--mantine-color-${color}-${shade}) 70%, ${mixedWith})`,
      ]),
    )
  return {
    variables: {},
    light: {
      ...colored(9, 'black'),
      '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
      '--mantine-color-error': 'var(--mantine-color-red-9)',
    },
    dark: {
      ...colored(2, 'white'),
      '--mantine-color-dimmed': 'var(--mantine-color-gray-5)',
      '--mantine-color-error': 'var(--mantine-color-red-4)',
    },
  }
}
