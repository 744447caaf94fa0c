import { findChromium } from '@etax/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { developerScenarios } from './dashboard/developers.ts'
import { issueScenarios } from './dashboard/issue.ts'
import { otherKindScenarios } from './dashboard/issue-others.ts'
import { productScenarios } from './dashboard/products.ts'
import { receiptScenarios } from './dashboard/receipts.ts'
import { recordScenarios } from './dashboard/records.ts'
import { reportScenarios } from './dashboard/reports.ts'
import { startScenarios } from './dashboard/start.ts'
import { type Dashboard, openDashboard } from './dashboard/support.ts'

// Scenarios at the dashboard in a real browser: one system and browser, a workspace for each scenario. An existing
// system belongs to others, so it is not used.
const executable = process.env.E2E_BASE_URL ? undefined : await findChromium()

let dashboard: Dashboard
const open = () => dashboard

if (executable === undefined) {
  test.skip('the dashboard in a browser: needs chromium (apt-get as root, or on the PATH), and a system of its own', () => {})
} else {
  beforeAll(async () => {
    dashboard = await openDashboard(executable)
  }, 120_000)

  afterAll(async () => {
    await dashboard?.[Symbol.asyncDispose]()
  }, 60_000)

  afterEach(() => expect(dashboard.takeWrongs()).toEqual([]))

  describe('from the first visit to the first invoice', () => startScenarios(open))
  describe('webhooks and the API log', () => developerScenarios(open))
  describe('receipts', () => receiptScenarios(open))
  describe('reports and usage', () => reportScenarios(open))
  describe('taxpayers, places and certificates', () => recordScenarios(open))
  describe('issuing by form', () => issueScenarios(open))
  describe('customers and products', () => productScenarios(open))
  describe('issuing the other kinds by form', () => otherKindScenarios(open))
}
