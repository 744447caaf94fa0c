import {
  BarChart3,
  BookOpen,
  Building2,
  FilePlus2,
  FileText,
  Gauge,
  House,
  KeyRound,
  Package,
  Percent,
  ScrollText,
  ShieldCheck,
  Store,
  Tags,
  Users,
  Webhook,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { Environment } from '../api/client.ts'
import type { shellWords } from './shell-words.ts'

export interface NavigationEntry {
  page: keyof typeof shellWords.es.pages
  /** Below /dashboard. */
  to: string
  icon: ComponentType<{ size?: number }>
  /** Outside the dashboard. */
  external?: boolean
}

export interface NavigationGroup {
  group: keyof typeof shellWords.es.groups | 'home'
  entries: NavigationEntry[]
}

/** Pages of a taxpayer need one. */
export function navigationOf(environment: Environment, ruc: string | null): NavigationGroup[] {
  const workspace = `/${environment}`
  const developers: NavigationEntry[] = [
    { page: 'keys', to: `${workspace}/keys`, icon: KeyRound },
    { page: 'webhooks', to: `${workspace}/webhooks`, icon: Webhook },
    { page: 'requests', to: `${workspace}/requests`, icon: ScrollText },
    { page: 'reference', to: '/docs', icon: BookOpen, external: true },
  ]
  if (ruc === null) {
    return [
      { group: 'home', entries: [{ page: 'home', to: workspace, icon: House }] },
      { group: 'developers', entries: developers },
    ]
  }
  const taxpayer = `${workspace}/${ruc}`
  return [
    { group: 'home', entries: [{ page: 'home', to: taxpayer, icon: House }] },
    {
      group: 'sell',
      entries: [
        { page: 'issue', to: `${taxpayer}/issue`, icon: FilePlus2 },
        { page: 'receipts', to: `${taxpayer}/receipts`, icon: FileText },
        { page: 'reports', to: `${taxpayer}/reports`, icon: BarChart3 },
      ],
    },
    {
      group: 'records',
      entries: [
        { page: 'customers', to: `${taxpayer}/customers`, icon: Users },
        { page: 'products', to: `${taxpayer}/products`, icon: Package },
        { page: 'priceLists', to: `${taxpayer}/price-lists`, icon: Tags },
        { page: 'taxes', to: `${taxpayer}/taxes`, icon: Percent },
      ],
    },
    {
      group: 'settings',
      entries: [
        { page: 'settings', to: `${taxpayer}/settings`, icon: Building2 },
        { page: 'establishments', to: `${taxpayer}/establishments`, icon: Store },
        { page: 'certificate', to: `${taxpayer}/certificate`, icon: ShieldCheck },
        { page: 'usage', to: `${taxpayer}/usage`, icon: Gauge },
      ],
    },
    { group: 'developers', entries: developers },
  ]
}
