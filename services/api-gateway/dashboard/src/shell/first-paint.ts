import { firstLanguage, type Language } from '../words/first-language.ts'
import { firstWords } from './first-words.ts'

// Draws the frame before the app's code is loaded; the app replaces it with the same. Styles are in index.html.

/** Mantine's key. */
const COLOR_SCHEME = 'mantine-color-scheme-value'

export function paintFirst(root: HTMLElement, path: string): void {
  const language = firstLanguage()
  document.documentElement.lang = language
  document.documentElement.dataset.mantineColorScheme = colorScheme()
  const [environment = ''] = path.split('/')
  const isInside = environment === 'sandbox' || environment === 'production'
  root.replaceChildren(isInside ? frame(environment, language) : entrance(language))
}

function colorScheme(): 'light' | 'dark' {
  const storedScheme = keptScheme()
  if (storedScheme === 'light' || storedScheme === 'dark') return storedScheme
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function keptScheme(): string | null {
  try {
    return localStorage.getItem(COLOR_SCHEME)
  } catch {
    return null
  }
}

function frame(environment: 'sandbox' | 'production', language: Language): HTMLElement {
  const say = firstWords[language]
  const about = part('note', part('about', part('badge', say[environment]), ' ', say[`${environment}About` as const]))
  return part(
    `frame ${environment}`,
    part('header', part('name', 'etax')),
    part('menu'),
    part('main', about, part('bar'), part('block'), part('block')),
  )
}

function entrance(language: Language): HTMLElement {
  return part(
    'entrance',
    part('header', part('name', 'etax')),
    part('card', part('bar'), part('block')),
    part('product', firstWords[language].product),
  )
}

/** `first-` is the prefix of its styles. */
function part(name: string, ...content: (Node | string)[]): HTMLElement {
  const element = document.createElement('div')
  element.className = name.replaceAll(/\S+/g, 'first-$&')
  element.append(...content)
  return element
}
