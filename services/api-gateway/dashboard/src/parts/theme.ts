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

/** What Mantine's own buttons are called. */
const CLOSE: Record<Language, string> = { es: 'Cerrar', en: 'Close' }
const SHOW_PASSWORD: Record<Language, string> = {
  es: 'Mostrar u ocultar la contraseña',
  en: 'Show or hide the password',
}

const looks = {
  respectReducedMotion: true,
  primaryColor: 'brand',
  // White is readable on it in both themes: components write white on the primary colour whichever the theme is.
  primaryShade: { light: 8, dark: 8 },
  autoContrast: true,
  // White stays where it has a contrast of 4.5:1.
  luminanceThreshold: 0.18,
  colors: { brand },
  defaultRadius: 'md',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  headings: { fontWeight: '650' },
  cursorType: 'pointer',
} as const

/** The look of every page; the words that components bring along are the reader's. */
export function themeIn(language: Language): MantineThemeOverride {
  const closeButtonProps = { 'aria-label': CLOSE[language] }
  // By keyboard, too, which Mantine leaves out.
  const visibilityToggleButtonProps = { 'aria-label': SHOW_PASSWORD[language], 'aria-hidden': false, tabIndex: 0 }
  return createTheme({
    ...looks,
    components: {
      Notification: { defaultProps: { closeButtonProps } },
      Modal: { defaultProps: { closeButtonProps } },
      Drawer: { defaultProps: { closeButtonProps } },
      // It would be an element in the menu that is no item of it; the first item has the focus instead.
      Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
      // Their titles are no banners of the page, which a header is.
      ModalHeader: { defaultProps: { component: 'div' } },
      DrawerHeader: { defaultProps: { component: 'div' } },
      PasswordInput: { defaultProps: { visibilityToggleButtonProps } },
      Alert: { defaultProps: { closeButtonLabel: CLOSE[language] } },
    },
  })
}

/** The colour of an environment, wherever it is told: never the only sign of it. */
export const ENVIRONMENT_COLOR: Record<Environment, string> = { sandbox: 'orange', production: 'teal' }

/** Text that stands out as WCAG AA wants it (4.5:1), where Mantine's own does not: dimmed, errors, and coloured on its tint. */
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
