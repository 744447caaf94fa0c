import { randomBytes } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { aGateway, everyRoute } from '../../tests/gateway.ts'
import { createdKey } from '../accounts/create-api-key.ts'
import { SCOPES } from '../accounts/domain/scopes.ts'
import { apiVersions, deprecationHeaders, FIRST_VERSION } from './domain/api-versions.ts'

const KEYS = '/v1/developer/api-keys'

async function aVersionedGateway() {
  const gateway = await aGateway({}, { versions: 'of a test' })
  const { workspaceId } = await gateway.aWorkspace()
  const aKey = () => {
    const wanted = {
      workspaceId,
      mode: 'test' as const,
      name: 'CI',
      scopes: SCOPES,
      createdAt: new Date(gateway.clock.now),
    }
    const { key, record } = createdKey(wanted, { pepper: 'pepper', random: randomBytes })
    gateway.accounts.keepKey(record)
    return key
  }
  const ask = (method: 'GET' | 'POST', version?: string, payload?: object, key = aKey()) =>
    gateway.app.inject({
      ...{ method, url: KEYS },
      headers: { 'x-api-key': key, ...(version !== undefined && { 'x-api-version': version }) },
      ...(payload && { payload }),
    })
  return { ...gateway, workspaceId, ask }
}

describe('Versions of the API', () => {
  test('translate requests and answers of each earlier version to the newest and back', async () => {
    const { ask } = await aVersionedGateway()

    const oldest = await ask('POST', '2026-01-01', { label: 'One' })
    const middle = await ask('POST', '2026-05-01', { title: 'Two' })
    const newest = await ask('POST', '2026-11-01', { name: 'Three' })
    const mixed = await ask('POST', '2026-11-01', { label: 'Four' })

    expect([oldest, middle, newest].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(oldest.json().data).toMatchObject({ label: 'One', key: expect.any(String) })
    expect(oldest.json().data).not.toHaveProperty('name')
    expect(middle.json().data).toMatchObject({ title: 'Two' })
    expect(newest.json().data).toMatchObject({ name: 'Three' })
    expect(mixed.json()).toMatchObject({
      statusCode: 400,
      details: expect.arrayContaining([{ path: 'label' }].map((one) => expect.objectContaining(one))),
    })
    const labels = (await ask('GET', '2026-01-01')).json().data.map(({ label }: { label: string }) => label)
    expect(labels).toEqual(expect.arrayContaining(['One', 'Two', 'Three']))
  })

  test('are named by each answer; an earlier one says since when and until when', async () => {
    const { ask } = await aVersionedGateway()

    const old = await ask('GET', '2026-01-01')
    const newest = await ask('GET')

    expect(old.headers).toMatchObject({
      'x-api-version': '2026-01-01',
      deprecation: `@${Date.UTC(2026, 4, 1) / 1_000}`,
      sunset: 'Sat, 01 May 2027 00:00:00 GMT',
      link: expect.stringContaining('rel="deprecation"'),
    })
    expect(newest.headers).toMatchObject({ 'x-api-version': '2026-11-01' })
    expect(newest.headers).not.toHaveProperty('deprecation')
  })

  test('that do not exist are refused with the list', async () => {
    const { ask } = await aVersionedGateway()

    const answer = await ask('GET', '2026-02-30')

    expect(answer.json()).toMatchObject({ statusCode: 400, code: 'REQ_10032' })
    expect(answer.json().message).toContain('2026-01-01, 2026-05-01, 2026-11-01')
  })

  test('are pinned at the first call of a workspace, and a later release does not change it', async () => {
    const { ask, accounts, workspaceId } = await aVersionedGateway()
    expect(await accounts.workspace(workspaceId)).toMatchObject({ apiVersion: null })

    await ask('GET')

    expect(await accounts.workspace(workspaceId)).toMatchObject({ apiVersion: { version: '2026-11-01' } })
    expect(await accounts.pinVersion(workspaceId, '2027-01-01')).toBe('2026-11-01')
  })

  test('of a pinned workspace apply to requests that name none', async () => {
    const { ask, accounts, workspaceId } = await aVersionedGateway()
    await accounts.pinVersion(workspaceId, '2026-05-01')

    const answer = await ask('POST', undefined, { title: 'Two' })

    expect(answer.json().data).toMatchObject({ title: 'Two' })
    expect(answer.headers).toMatchObject({ 'x-api-version': '2026-05-01' })
  })
})

describe('The owner of a workspace', () => {
  test('upgrades it, and returns within 72 hours only', async () => {
    const gateway = await aGateway({}, { versions: 'of a test' })
    const payload = { email: 'owner@example.com', password: 'correct horse', workspaceName: 'Andina' }
    const signedUp = await gateway.app.inject({ method: 'POST', url: '/account/sign-up', payload })
    const { csrfToken, workspace } = signedUp.json().data
    const cookie = [signedUp.headers['set-cookie']]
      .flat()
      .map((one) => String(one).split(';')[0])
      .join('; ')
    await gateway.accounts.pinVersion(workspace.id, '2026-01-01')
    const choose = async (version: string) => {
      const headers = { cookie, 'x-csrf-token': csrfToken }
      const url = '/account/workspace/api-version'
      const answer = await gateway.app.inject({ method: 'PUT', url, headers, payload: { version } })
      return answer.json()
    }

    expect((await choose('2026-11-01')).data.apiVersion).toEqual({
      version: '2026-11-01',
      versions: ['2026-01-01', '2026-05-01', '2026-11-01'],
      previous: { version: '2026-01-01', until: '2026-11-24T15:00:00.000Z' },
    })
    expect(await choose('2026-05-01')).toMatchObject({ statusCode: 409, code: 'ACC_10023' })
    expect((await choose('2026-01-01')).data.apiVersion).toMatchObject({ version: '2026-01-01', previous: null })
    await choose('2026-11-01')
    gateway.clock.now += 72 * 3_600_000
    expect(await choose('2026-01-01')).toMatchObject({ statusCode: 409, code: 'ACC_10023' })
    expect(await choose('2025-01-01')).toMatchObject({ statusCode: 400, code: 'REQ_10032' })
  })
})

test('The table of changes goes forward in time, and names operations that exist', async () => {
  const { all, newest, replaced } = apiVersions()
  const { versionChanges } = await import('./domain/api-versions.ts')
  const operations = (await everyRoute()).map(({ schema }) => schema?.operationId)

  expect(all[0]).toBe(FIRST_VERSION)
  expect(all).toEqual(all.toSorted())
  expect(replaced(newest)).toBeNull()
  for (const { operations: changed } of versionChanges) expect(operations).toEqual(expect.arrayContaining([...changed]))
})

test('A deprecation is a time of RFC 9745 and a date of HTTP', () => {
  expect(deprecationHeaders({ since: '2026-11-27', sunset: '2027-11-27' })).toEqual({
    deprecation: '@1795737600',
    sunset: 'Sat, 27 Nov 2027 00:00:00 GMT',
  })
})
