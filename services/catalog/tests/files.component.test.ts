import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import sharp from 'sharp'
import { aCatalog, aWorkspace, type RunningCatalog } from './a-catalog.ts'

const RUC = '1799999990001'
jest.setTimeout(30_000)

let catalog: RunningCatalog

beforeAll(async () => {
  catalog = await aCatalog()
}, 120_000)

afterAll(async () => {
  await catalog[Symbol.asyncDispose]()
})

async function aShop() {
  const workspace = aWorkspace(catalog.rpc)
  const { taxpayerId } = await workspace.prepare()
  const { workspaceId } = workspace
  return {
    ...workspace,
    taxpayerId,
    storeLogo: async (content: Buffer) =>
      JSON.parse((await catalog.rpc.storeLogo({ workspaceId, taxpayerId, content })).record.toString()),
    async importFile(resource: string, text: string | Buffer, { importId = randomUUID(), size = 100 } = {}) {
      const bytes = Buffer.from(text)
      for (let part = 0; ; part += 1) {
        const content = bytes.subarray(part * size, (part + 1) * size)
        const last = (part + 1) * size >= bytes.length
        const call = { workspaceId, resource, taxpayerId, importId, part, content, last }
        const answer = await catalog.rpc.importRecords(call, { deadlineMs: 60_000 })
        if (answer.finished) return answer
      }
    },
    async exportFile(resource: string) {
      let [text, cursor] = ['', '']
      do {
        const part = await catalog.rpc.exportRecords({ workspaceId, resource, taxpayerId, cursor })
        text += part.content.toString()
        cursor = part.nextCursor
      } while (cursor !== '')
      return text
    },
  }
}

function aPicture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#7f7f7f' } })
}

function aPng(width: number, height: number): Promise<Buffer> {
  return aPicture(width, height).png().toBuffer()
}

test('a logo is fitted, stored and returned, in place of the previous one', async () => {
  const { storeLogo, taxpayerId, get, workspaceId } = await aShop()

  const first = await storeLogo(await aPng(1_000, 250))
  const second = await storeLogo(await aPicture(10, 20).jpeg().toBuffer())

  expect(first.logoUrl).toMatch(/^\/logos\/[0-9a-f-]{36}$/)
  expect(await get('taxpayers', taxpayerId)).toMatchObject({ logoUrl: second.logoUrl })
  const earlier = await catalog.rpc.fetchLogo({ logoId: first.logoUrl.slice(7) })
  expect(earlier.contentType).toBe('image/png')
  expect(await sharp(earlier.content).metadata()).toMatchObject({ format: 'png', width: 800, height: 200 })
  const { profile } = await catalog.rpc.resolveIssuer({ workspaceId, ruc: RUC })
  expect(second.logoUrl).toBe(`/logos/${profile?.logoId}`)
  const current = await catalog.rpc.fetchLogo({ logoId: profile?.logoId ?? '' })
  expect(current.contentType).toBe('image/jpeg')
  expect(await sharp(current.content).metadata()).toMatchObject({ format: 'jpeg', width: 10, height: 20 })
})

const claimingToBeHuge = await aPng(1, 1)
claimingToBeHuge.writeUInt32BE(60_000, 16)
claimingToBeHuge.writeUInt32BE(60_000, 20)

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'invalid', 'CAT_40001'],
  ['nothing', Buffer.alloc(0), 'invalid', 'CAT_40001'],
  ['a PNG cut off', (await aPng(300, 300)).subarray(0, 100), 'invalid', 'CAT_40002'],
  ['a PNG of 3,600 million pixels', claimingToBeHuge, 'too-large', 'CAT_40003'],
  ['more than 2 MiB', Buffer.alloc(2 * 1024 * 1024 + 1), 'too-large', 'CAT_40003'],
])('%s is no logo', async (_what, content, kind, code) => {
  const { storeLogo } = await aShop()

  await expect(storeLogo(content)).rejects.toMatchObject({ kind, code })
})

test('a taxpayer takes a logo of its own workspace only', async () => {
  const { storeLogo, update, taxpayerId } = await aShop()
  const other = await aShop()
  const uuidLogo = (await storeLogo(await aPng(10, 10))).logoUrl.slice(7)

  await expect(other.update('taxpayers', other.taxpayerId, { uuidLogo })).rejects.toMatchObject({
    details: [{ path: 'uuidLogo' }],
  })
  expect(await update('taxpayers', taxpayerId, { uuidLogo: null })).toMatchObject({ logoUrl: null })
})

test('a taxpayer shows the certificate the signer keeps for it', async () => {
  const { workspaceId, get, taxpayerId } = await aShop()
  const certificateId = randomUUID()

  await catalog.rpc.noteCertificate({ workspaceId, ruc: RUC, certificateId })

  expect(await get('taxpayers', taxpayerId)).toMatchObject({ uuidFileP12: certificateId })
  expect(await catalog.rpc.findTaxpayer({ workspaceId, ruc: RUC })).toMatchObject({ certificateId })
  const { profile } = await catalog.rpc.resolveIssuer({ workspaceId, ruc: RUC })
  expect(profile).toMatchObject({ certificateId })
})

const CUSTOMERS = `identification,type,name,email,phone
1710034065,05,"Peña, ""María""",maria@example.com,+593 99 123 4567
1790011674001,4,Comercial Andina,,

AB123,06,"Two
lines",,`

test('customers are imported, in parts of any size, and exported as they came', async () => {
  const { importFile, exportFile, list } = await aShop()

  const result = await importFile('customers', CUSTOMERS, { size: 7 })

  expect(result).toMatchObject({ created: 3, updated: 0, wrongLines: 0, problems: [] })
  expect((await list('customers')).records).toMatchObject([
    { identification: '1710034065', name: 'Peña, "María"', email: 'maria@example.com', phone: '+593 99 123 4567' },
    { identification: '1790011674001', type: '04', email: null },
    { identification: 'AB123', name: 'Two\nlines' },
  ])
  const exported = await exportFile('customers')
  expect(exported.split('\r\n')[0]).toBe('identification,type,name,email,phone,address')
  expect(await importFile('customers', exported)).toMatchObject({ updated: 0, unchanged: 3, wrongLines: 0 })
  expect(await exportFile('customers')).toBe(exported)
})

test('products are imported as a spreadsheet in Spanish writes them', async () => {
  const { importFile, list, create, taxpayerId, exportFile } = await aShop()
  await create('categories', { name: 'Herramientas', taxpayerId })
  const file = [
    '\ufeffcode;name;price;tax;category;isService;currentStock',
    'M-1;Martillo;9,50;iva15;herramientas;no;10',
    'S-1;=Servicio;100;IVAEXE;;Sí;',
  ].join('\r\n')

  expect(await importFile('products', file)).toMatchObject({ created: 2, wrongLines: 0 })

  expect((await list('products', {}, { sort: 'code' })).records).toMatchObject([
    {
      code: 'M-1',
      price: '9.50',
      currentStock: 10,
      isService: false,
      tax: { percentage: '15.00' },
      category: { name: 'Herramientas' },
      priceType: { name: 'Precio normal' },
    },
    { code: 'S-1', name: '=Servicio', isService: true, category: null, tax: { name: 'Exento de IVA' } },
  ])
  expect((await list('products', { name__like: 'rtill' })).total).toBe(1)
  expect(await exportFile('products')).toContain("S-1,'=Servicio,,100,IVAEXE,,Precio normal,true,false,0")
})

test('an import changes only the fields of the file', async () => {
  const { importFile, list, create, taxpayerId } = await aShop()
  const existing = { identification: '1710034065', type: '05', name: 'Old', phone: '022', taxpayerId }
  const { id, createdAt } = await create('customers', existing)

  const result = await importFile('customers', 'identification,type,name\n1710034065,05,New\n')

  expect(result).toMatchObject({ created: 0, updated: 1 })
  expect((await list('customers')).records).toMatchObject([{ id, createdAt, name: 'New', phone: '022' }])
})

test('an empty cell clears an optional field and leaves the stock', async () => {
  const { importFile, list } = await aShop()
  const header = 'code,name,description,price,tax,manageStock,currentStock'

  await importFile('products', `${header}\nA,Perno,De acero,1,IVA15,true,7\n`)
  await importFile('products', `${header}\nA,Perno,,1,IVA15,,\n`)

  expect((await list('products')).records).toMatchObject([{ description: null, manageStock: true, currentStock: 7 }])
})

test('an export and import leaves every text as it was', async () => {
  const { importFile, exportFile, list, create, taxpayerId } = await aShop()
  const texts = ["'=1+1", "'quoted'", ' blanks ', '=1+1', "''", '-x', '+593 99', '1,5;2', 'two\r\nlines', '"']
  const { records: taxes } = await list('taxes')
  const [first, second] = [
    await create('categories', { name: ' Tools', taxpayerId }),
    await create('categories', { name: ' Tools', taxpayerId }),
  ]
  for (const [number, name] of texts.entries()) {
    const categoryId = number % 2 === 0 ? first.id : second.id
    await create('products', {
      name,
      code: `${name}${number}`,
      price: '1',
      taxId: taxes[0]?.id,
      categoryId,
      taxpayerId,
    })
  }
  const before = (await list('products')).records

  const result = await importFile('products', await exportFile('products'))

  expect(result).toMatchObject({ created: 0, updated: 0, unchanged: texts.length, problems: [] })
  expect((await list('products')).records).toEqual(before)
})

test('after a thousand problems no more lines are read', async () => {
  const { importFile } = await aShop()
  const file = `identification,type,name\n${'1,07\n'.repeat(1_100)}`

  const { wrongLines, problems } = await importFile('customers', file, { size: 100_000 })

  expect(problems.at(-1)).toMatchObject({ column: '', message: 'and what follows was not read any more' })
  expect(problems.length).toBeLessThan(1_010)
  expect(wrongLines).toBeLessThanOrEqual(1_000)
})

test('the last part sent twice at once is one import', async () => {
  const { list, workspaceId, taxpayerId } = await aShop()
  const content = Buffer.from(CUSTOMERS)
  const call = { workspaceId, resource: 'customers', taxpayerId, importId: randomUUID(), part: 0, content, last: true }

  const answers = await Promise.all([1, 2, 3].map(() => catalog.rpc.importRecords(call)))

  const whole = { finished: true, created: 3, updated: 0, unchanged: 0, wrongLines: 0 }
  expect(answers).toMatchObject([whole, whole, whole])
  expect((await list('customers')).total).toBe(3)
})

test('one wrong line, and nothing is imported; every wrong line is named', async () => {
  const { importFile, list } = await aShop()
  const file = `code,name,price,tax
A,Good,1.00,IVA15
B,,abc,IVA99
A,Again,1.00,IVA15
C,Good,1.00,IVA15,too,many
`

  const result = await importFile('products', file)

  expect(result).toMatchObject({ created: 0, updated: 0, wrongLines: 3 })
  expect(result.problems).toMatchObject([
    {
      line: 3,
      column: 'tax',
      code: 'CAT_60005',
      message: expect.stringMatching(/^names nothing there is: GET .taxes .*; it is "IVA99"$/),
    },
    {
      line: 3,
      column: 'name',
      code: 'FLD_10001',
      message: 'is required: a text of 1 to 300 characters, such as Café tostado 500 g',
    },
    { line: 3, column: 'price', code: 'FLD_10005', message: expect.stringContaining('must be a decimal number') },
    {
      line: 4,
      column: 'code',
      paramsJson: '{"reason":"key-twice","first":2}',
      message: 'is on line 2 already: leave one of the lines out',
    },
    {
      line: 5,
      column: '',
      message: 'has 6 cells, more than the 4 of the header; a text with a comma stands in quotes',
    },
  ])
  expect((await list('products')).total).toBe(0)
})

test.each([
  ['code,name,price,colour\n', [{ column: 'colour' }, { column: 'tax' }]],
  ['code,code,name,price,tax\n', [{ column: 'code', message: 'is there twice: leave one of them out' }]],
  ['', [{ message: expect.stringMatching(/^The file is empty: .* those are code \(Código\), name \(Nombre\),/) }]],
])('a header that does not fit is refused: %j', async (file, problems) => {
  const { importFile } = await aShop()

  expect(await importFile('products', file)).toMatchObject({ wrongLines: 1, problems })
})

test('a file with a quote left open changes nothing, and one with a header alone is taken', async () => {
  const { importFile, list } = await aShop()
  const header = 'identification,type,name\n'

  expect(await importFile('customers', `${header}1710034065,05,Ana\n1790085783001,04,"Cía`)).toMatchObject({
    wrongLines: 1,
    problems: [{ line: 3, column: '', message: expect.stringMatching(/^opens a quote that is never closed/) }],
  })
  expect(await importFile('customers', header)).toMatchObject({ created: 0, wrongLines: 0 })
  expect((await list('customers')).total).toBe(0)
})

test('a file that is not UTF-8 is refused', async () => {
  const { importFile } = await aShop()
  const file = Buffer.from([...Buffer.from('identification,type,name\n1,05,Pe'), 0xf1, 0x61])

  await expect(importFile('customers', file)).rejects.toMatchObject({ kind: 'invalid', code: 'CAT_60001' })
})

test('the last part sent again gives the same answer; a missing part is noticed', async () => {
  const { importFile, workspaceId, taxpayerId } = await aShop()
  const importId = randomUUID()

  const first = await importFile('customers', CUSTOMERS, { importId })
  const content = Buffer.from('rubbish')
  const call = { workspaceId, resource: 'customers', taxpayerId, importId, part: 2, content, last: true }

  expect(await catalog.rpc.importRecords(call)).toEqual(first)
  await expect(catalog.rpc.importRecords({ ...call, importId: randomUUID() })).rejects.toMatchObject({
    kind: 'invalid',
    code: 'CAT_60002',
  })
})
