/**
 * Whether a running service never reads a file of an image: types, source maps, sources, texts and tests of packages, their
 * parts for browsers, and fonts that we do not print with. Licences stay.
 * @param path from the folder of the image
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
/** Only at the top of a package: further down a folder `test` may be code. */
const FOLDERS = /^(tests?|__tests__|examples?|doc|benchmarks?|\.github|\.yarn)\//
/** What neither `import` nor `require` of a package comes to in Node: bundles for browsers, and names that nobody asks for. */
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
/** The only fonts that are printed with (services/renderer/src/layout/foreign-glyphs.ts). */
const FONTS: Record<string, string> = {
  'dejavu-fonts-ttf': 'ttf/DejaVuSans.ttf',
  '@expo-google-fonts/noto-emoji': '400Regular/NotoEmoji_400Regular.ttf',
}

function isOwn(path: string): boolean {
  return /^(libs|services)\//.test(path)
}
