/**
 * Whether a running service never reads this file of an image: types, source maps, sources, texts and tests of
 * packages, browser bundles, fonts that we do not print. Licences stay.
 * @param path relative to the image's folder
 */
export function isNeedless(path: string): boolean {
  const [, package_, file = ''] = PACKAGE.exec(path) ?? []
  if (package_ === undefined) return isOwn(path) && /\.(d\.ts|map|tsbuildinfo)$/.test(path)
  if (package_.startsWith('@types/')) return true
  const fonts = FONTS[package_]
  return (
    OF_DEVELOPMENT.test(file) ||
    OF_BROWSERS.test(file) ||
    FOLDERS.test(file) ||
    UNREAD[package_]?.test(file) ||
    (fonts !== undefined && file.endsWith('.ttf') && file !== fonts)
  )
}

const PACKAGE = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\/(.*)$/
const OF_DEVELOPMENT = /\.([cm]?ts|tsx|map|flow|md|markdown|tsbuildinfo)$/
const OF_BROWSERS = /\.(standalone|browser)\.[cm]?js$|^dist\/(umd|iife)\//
/** Only at the top of a package: deeper, a folder `test` may be code. */
const FOLDERS = /^(tests?|__tests__|examples?|doc|benchmarks?|\.github|\.yarn)\//
/** Files that Node never imports from a package: browser bundles and unused entry points. */
const UNREAD: Record<string, RegExp> = {
  '@modelcontextprotocol/sdk': /^dist\/(cjs|esm)\/examples\//,
  '@mongodb-js/saslprep': /^dist\/(code-points-data-browser|code-points-src|generate-code-points)\.js$/,
  '@opentelemetry/semantic-conventions': /^dist\/(experimental_|index-incubating)/,
  axios: /^dist\/(axios|browser|esm)/,
  bson: /^lib\/bson\.(rn\.cjs|bundle\.js|mjs)$/,
  'csv-parse': /^dist\/esm\//,
  'csv-stringify': /^dist\/esm\//,
  fontkit: /^(src\/|dist\/browser)/,
  'js-yaml': /^dist\/js-yaml(\.min)?\.js$/,
  pdfkit: /^js\/pdfkit\.(browser|old)/,
  protobufjs: /^dist\//,
  xmlbuilder2: /^lib\/xmlbuilder2\.min\.js$/,
  yaml: /^browser\//,
}
/** The only fonts in print (services/renderer/src/layout/foreign-glyphs.ts). */
const FONTS: Record<string, string> = {
  'dejavu-fonts-ttf': 'ttf/DejaVuSans.ttf',
  '@expo-google-fonts/noto-emoji': '400Regular/NotoEmoji_400Regular.ttf',
}

function isOwn(path: string): boolean {
  return /^(libs|services)\//.test(path)
}
