import { expect, it } from '@jest/globals'
import { type Dashboard, expectAccessible } from './support.ts'

/** Signing up and in, the first steps, keys, sessions. */
export function startScenarios(open: () => Dashboard): void {
  it('shows the start page to who is signed in', async () => {
    await using visit = await open().visit()
    const { page, goTo } = visit

    await goTo('/')
    await page.getByRole('heading', { level: 1 }).waitFor()

    expect(new URL(page.url()).pathname).toBe('/dashboard/sandbox')
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
  })
}
