// Imports go one way: main → service → inbound, outbound → use cases → domain → kernel, tax-document. Services and libs
// never import services, and each outside library is imported in one place.

const LIB = '^libs/([^/]+)/src/'
const TEST = '\\.test\\.ts$|/(tests|bench)/|^libs/client/examples/|^libs/testkit/|^deploy/'
/** The files that wire a service. */
const WIRING =
  '^services/[^/]+/src/(simulator/)?(main|service|config|commands)\\.ts$|' +
  '^services/api-gateway/src/(http-server|needs|resources|settings|stores|wire|work|[^/]+/wire-[^/]+)\\.ts$'
/** A service's use cases: the other files beside them, and those of the folders that group them in catalog. */
const USE_CASE = '^services/[^/]+/src/([^/]+|(?!inbound|outbound|domain|simulator)[a-z-]+/[^/]+)\\.ts$'
/** The gateway has a folder for each capability, with its use cases, its routes and schemas, and its store. */
const GATEWAY_EDGE =
  '^services/api-gateway/src/((http|agents|dashboard-page|description)/([^/]+|tools/[^/]+)\\.ts$|routes\\.ts$|' +
  '[^/]+/([^/]*-(routes?|schemas|pages|rpc|slots|streams)|authentication|messages|log-requests|logged-address|' +
  'read-(order|xml|lines)|receipt-request-of|resource-table)\\.ts$)'
const GATEWAY_STORE = '^services/api-gateway/src/[^/]+/(mongo-[^/]+|passwords|demo-account)\\.ts$'

/** What each lib may import of the others. */
const LIBS = {
  client: [],
  cli: ['client'],
  kernel: [],
  'tax-document': ['kernel'],
  contracts: ['kernel', 'tax-document'],
  messaging: ['kernel', 'contracts'],
  rpc: ['kernel', 'contracts'],
  'durable-work': ['kernel', 'contracts', 'messaging'],
  runtime: ['kernel', 'contracts', 'messaging'],
}

/** The folders of tax-document, lowest first: each may import those before it. */
const TAX_DOCUMENT = [
  'catalogs',
  'errors',
  'values',
  'amounts',
  'schema',
  'rules',
  'parts',
  'kinds',
  'documents',
  'xml',
  'foreign',
]

/** The folders of the dashboard, lowest first. */
const DASHBOARD = ['browser', 'words', 'api', 'fiscal', 'parts', 'shell', 'pages']
const DASHBOARD_SOURCES = 'services/api-gateway/dashboard/src'

/** Who may import each outside library: one place each. */
const ALLOWED_IMPORTERS = {
  amqplib: '^libs/messaging/',
  '@grpc/': '^libs/(rpc|contracts)/',
  '(mongoose|mongodb)/': `^libs/(durable-work|runtime|testkit)/|^services/[^/]+/src/outbound/|${GATEWAY_STORE}`,
  soap: '^services/authority-connector/src/(outbound|simulator)/',
  'node-forge': '^services/signer/src/outbound/',
  '(asn1js|@peculiar)/': '^services/signer/src/',
  xmlbuilder2:
    '^libs/tax-document/src/(schema/xsd|xml/write-authorization)\\.ts$|' +
    '^services/authority-connector/src/(outbound|simulator)/',
  'xml-crypto': '^services/signer/src/|^services/authority-connector/src/simulator/',
  pdfkit: '^services/renderer/src/',
  sharp: '^services/catalog/src/outbound/',
  'big.js': '^deploy/trials/fiscal/',
  'csv-(parse|stringify)': '^services/catalog/src/files/csv\\.ts$|^libs/cli/src/read-orders\\.ts$',
  'read-excel-file': '^libs/cli/src/read-orders\\.ts$',
  nodemailer: '^services/notifier/src/outbound/',
  undici: '^services/[^/]+/src/outbound/',
  '(fastify|@fastify)/': `${GATEWAY_EDGE}|^services/api-gateway/src/service\\.ts$`,
  '(marked|@scalar/fastify-api-reference)': '^services/api-gateway/src/description/',
  '@modelcontextprotocol/': '^services/api-gateway/src/agents/serve-mcp\\.ts$',
  testcontainers: '^libs/testkit/',
}

/** Whatever is imported for more than its type. */
const reached = { dependencyTypesNot: ['type-only'] }

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

/** A folder may import those before it and itself; what lies flat beside them is above all. */
const lowestFirst = (name, place, folders) =>
  folders.map((folder, at) =>
    forbid(
      name,
      { path: `^${place}/${folder}/`, pathNot: TEST },
      { path: `^${place}/([^/]+$|(${folders.slice(at + 1).join('|') || 'none'})/)` },
    ),
  )

export default {
  forbidden: [
    forbid(
      'everything-resolves',
      {},
      { couldNotResolve: true },
      'An import that is not found hides what it would break.',
    ),
    forbid('no-circles', { pathNot: '/generated/' }, { circular: true }),
    forbid(
      'services-are-apart',
      { path: '^services/([^/]+)/' },
      { path: '^services/', pathNot: '^services/$1/' },
      'Services call each other over gRPC and send messages.',
    ),
    forbid('libs-know-no-services', { path: '^libs/' }, { path: '^(services|deploy)/' }),
    forbid(
      'trials-are-apart',
      { path: '^deploy/trials/([^/]+)/', pathNot: '^deploy/trials/harness/' },
      { path: '^deploy/trials/[^/]+/', pathNot: '^deploy/trials/($1|harness)/' },
      'What two of them need is in the harness.',
    ),
    forbid(
      'the-start-knows-no-trials',
      { path: '^deploy/local/' },
      { path: '^deploy/(trials|checks|releases|docker)/' },
      'The trials use the start, never the other way round.',
    ),
    ...Object.entries(LIBS).map(([lib, allowed]) =>
      forbid(
        'libs-go-one-way',
        { path: `^libs/${lib}/src/`, pathNot: TEST },
        { path: LIB, pathNot: `^libs/(${[lib, ...allowed].join('|')})/` },
      ),
    ),
    ...lowestFirst('tax-document-goes-one-way', 'libs/tax-document/src', TAX_DOCUMENT),
    ...lowestFirst('the-page-goes-one-way', DASHBOARD_SOURCES, DASHBOARD),
    forbid(
      'the-page-is-apart',
      { path: `^${DASHBOARD_SOURCES}/`, pathNot: TEST },
      { path: '^(libs|services)/', pathNot: `^${DASHBOARD_SOURCES}/|^libs/(kernel|tax-document|client)/` },
      'It speaks to the gateway over HTTP.',
    ),
    forbid('testkit-is-for-tests', { pathNot: TEST }, { path: '^libs/testkit/' }),
    forbid(
      'domain-is-pure',
      { path: '^services/[^/]+/src/(domain|[a-z-]+/domain)/', pathNot: TEST },
      {
        ...reached,
        pathNot: [
          '^services/[^/]+/src/(domain|[a-z-]+/domain)/',
          '^libs/(kernel|tax-document|contracts)/',
          '^(crypto|buffer|zlib)$',
          '(^|/)node_modules/(typebox|asn1js|@peculiar|lru-cache|ipaddr\\.js)/',
        ],
      },
      'Decisions take data and return data: of Node and other libraries they import only what computes.',
    ),
    forbid(
      'domain-knows-no-adapters',
      { path: '^services/[^/]+/src/(domain|[a-z-]+/domain)/', pathNot: TEST },
      { path: '^services/[^/]+/src/', pathNot: '^services/[^/]+/src/(domain|[a-z-]+/domain)/' },
      'Nor use cases; not even their types.',
    ),
    forbid(
      'use-cases-know-no-adapters',
      { path: USE_CASE, pathNot: `${WIRING}|${GATEWAY_EDGE}|${GATEWAY_STORE}|${TEST}` },
      { path: `^services/[^/]+/src/(inbound|outbound)/|${GATEWAY_EDGE}|${GATEWAY_STORE}` },
      'A use case names what it needs in ports.ts; service.ts gives it. Types are no exception.',
    ),
    forbid(
      'only-service-wires',
      { path: '^services/', pathNot: `${WIRING}|${TEST}` },
      { path: '^services/[^/]+/src/(main|service)\\.ts$' },
    ),
    ...Object.entries(ALLOWED_IMPORTERS).map(([library, importers]) =>
      forbid(
        'one-importer',
        { pathNot: `${importers}|${TEST}` },
        { ...reached, path: `(^|/)node_modules/${library}` },
        'Swapping a library touches one place.',
      ),
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(libs|services|deploy)/.*/dist/|^deploy/trials/generators/programs/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@etax/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.json'],
    },
  },
}
