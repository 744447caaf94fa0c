import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export interface BuiltPage {
  /** index.html, cut where each answer inserts its nonce. */
  index: readonly string[]
  assets: ReadonlyMap<string, Asset>
}

export interface Asset {
  contentType: string
  etag: string
  cacheControl: string
  plain: Buffer
  /** Compressed on first use, unless the build did it. Undefined if compression does not make it smaller. */
  packed: ((encoding: Encoding) => Promise<Buffer>) | undefined
}

export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

export const builtPageFolder = new URL('../../dashboard/dist/', import.meta.url)

const NONCE_PLACE = '__CSP_NONCE__'
/** Names in this folder contain a hash of the content. */
const HASHED = 'assets/'

const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
}
/** Formats that are compressed already. */
const OTHER_TYPES: Readonly<Record<string, string>> = {
  '.bcmap': 'application/octet-stream',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.pfb': 'application/octet-stream',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Nearly the smallest result, in a tenth of the time: a caller waits. */
const BROTLI_QUALITY = 9

const packers: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
}
const ENDING: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

export function namesFile(path: string): boolean {
  const ending = extname(path)
  return path.startsWith(HASHED) || ['.html', '.map'].includes(ending) || contentTypeOf(path) !== undefined
}

/** Reads every file once, so that no request address can reach another file. Null if not built. */
export async function readBuiltPage(folder: URL): Promise<BuiltPage | null> {
  const index = await readFile(new URL('index.html', folder), 'utf8').catch(ifMissing)
  if (index === null) return null
  const paths = await filesIn(fileURLToPath(folder))
  const contents = new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(new URL(path, folder))] as const)),
  )
  const assets = paths.flatMap((path) => assetOf(path, contents))
  return { index: index.split(NONCE_PLACE), assets: new Map(assets) }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
}

function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

function assetOf(path: string, contents: ReadonlyMap<string, Buffer>): [string, Asset][] {
  const contentType = contentTypeOf(path)
  const plain = contents.get(path)
  if (contentType === undefined || plain === undefined) return []
  const asset = {
    contentType,
    etag: etagOf(plain),
    cacheControl: path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache',
    plain,
    packed: extname(path) in TEXT_TYPES ? packedOnce(path, plain, contents) : undefined,
  }
  return [[path, asset]]
}

/** Weak: the same for each encoding. */
function etagOf(content: Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

export function textAsset(text: string, type: Pick<Asset, 'contentType' | 'cacheControl'>): Asset {
  const plain = Buffer.from(text)
  return { ...type, etag: etagOf(plain), plain, packed: packedOnce('', plain, new Map()) }
}

function packedOnce(path: string, plain: Buffer, contents: ReadonlyMap<string, Buffer>) {
  const made = new Map<Encoding, Promise<Buffer>>()
  for (const encoding of ENCODINGS) {
    const built = contents.get(`${path}${ENDING[encoding]}`)
    if (built !== undefined) made.set(encoding, Promise.resolve(built))
  }
  return (encoding: Encoding): Promise<Buffer> => {
    const packed = made.get(encoding) ?? packers[encoding](plain)
    made.set(encoding, packed)
    return packed
  }
}

function contentTypeOf(path: string): string | undefined {
  const ending = extname(path)
  return TEXT_TYPES[ending] ?? OTHER_TYPES[ending]
}
