import type { Issuer, OrderKind } from '@etax/tax-document'
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { Finding } from '../../fiscal/finding.ts'
import { type Judgement, judgeOrder } from '../../fiscal/judge-order.ts'
import {
  entriesAt,
  KEY,
  newEntry,
  UNTOUCHED,
  type Value,
  type Values,
  valueAt,
  withValueAt,
} from '../../fiscal/order-values.ts'

/** How long nothing is typed before what was typed is judged. */
const PAUSE_MS = 120
/** What the excise of a line lacks follows from its code and rate: the tax is nothing until then, and nobody would know why. */
const TOLD_AT_ONCE = /\.ice(\[\d+\])?\.(base|amount)$/
/** Longer than a click takes. */
const CLICK_MS = 250

export interface OrderFormStart {
  kind: OrderKind
  values: Values
  issuer: Issuer
  /** YYYY-MM-DD by the authority's clock. */
  today: string
}

/**
 * An order while it is written: its values, and what the fiscal library says of them. Fields subscribe to their own place, so that
 * typing in one of a thousand lines draws that line alone.
 */
export class OrderForm {
  readonly kind: OrderKind
  values: Values
  judgement: Judgement
  /** The key of the entry that was added last: its first field takes the focus. */
  added = ''
  readonly #today: string
  #issuer: Issuer
  /** What the API refused, by place, until something is written there. */
  #refused = new Map<string, Finding>()
  /** Places that were left once: before that nobody is told what is wrong there. */
  #left = new Set<string>()
  #tellsAll = false
  /** What the fields that are shown are called, by their place. */
  #labels = new Map<string, string>()
  #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor({ kind, values, issuer, today }: OrderFormStart) {
    this.kind = kind
    this.values = values
    this.#issuer = issuer
    this.#today = today
    this.judgement = this.#judge()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  set(path: string, value: Value): void {
    this.values = withValueAt(this.values, path, value)
    for (const refused of this.#refused.keys()) if (isAtOrUnder(refused, path)) this.#refused.delete(refused)
    this.#changed()
  }

  /** Adds an entry to a list and answers its key. */
  append(path: string, values: Values = {}): string {
    const entry = newEntry({ ...values, [UNTOUCHED]: true })
    this.added = String(entry[KEY])
    this.values = withValueAt(this.values, path, [...entriesAt(this.values, path), entry])
    this.#changed()
    return this.added
  }

  remove(path: string, at: number): void {
    this.values = withValueAt(
      this.values,
      path,
      entriesAt(this.values, path).filter((_, index) => index !== at),
    )
    // What was said of later entries is now about others.
    for (const place of [...this.#left]) if (place.startsWith(`${path}[`)) this.#left.delete(place)
    for (const place of [...this.#refused.keys()]) if (place.startsWith(`${path}[`)) this.#refused.delete(place)
    this.#changed()
  }

  /** The issuer follows the establishment and the emission point that are chosen. */
  issueAs(issuer: Issuer): void {
    this.#issuer = issuer
    this.#changed()
  }

  /**
   * A field was left: what is wrong there may be said from now on, though not at once. A sentence that appears moves what is below
   * it, and whoever left the field by a click on that would miss it.
   */
  leave(path: string): void {
    if (this.#left.has(path)) return
    setTimeout(() => {
      this.#left.add(path)
      this.#judgeNow()
    }, CLICK_MS)
  }

  /** Judges at once, and tells all that is wrong. Whether nothing is. */
  check(): boolean {
    this.#tellsAll = true
    this.#judgeNow()
    return this.findings().length === 0
  }

  /** What the API found wrong, beyond what is found here. */
  refuse(details: readonly Finding[]): void {
    this.#tellsAll = true
    this.#refused = new Map(details.map((detail) => [detail.path, detail]))
    this.#tell()
  }

  /** All that is wrong and may be said. */
  findings(): readonly Finding[] {
    const { violations } = this.judgement
    return [...violations, ...this.#refused.values()].filter(({ path }) => this.#tellsAll || this.#left.has(path))
  }

  /** A field is shown under this name, until it is taken away. */
  label(path: string, name: string): () => void {
    this.#labels.set(path, name)
    return () => this.#labels.delete(path)
  }

  labelAt(path: string): string | undefined {
    return this.#labels.get(path)
  }

  findingAt(path: string): Finding | undefined {
    if (!this.#tellsAll && !this.#left.has(path)) return undefined
    return this.judgement.violations.find((one) => one.path === path) ?? this.#refused.get(path)
  }

  warningAt(path: string): Finding | undefined {
    const { warnings, violations } = this.judgement
    const isAt = (one: Finding) => one.path === path
    return warnings.find(isAt) ?? (TOLD_AT_ONCE.test(path) ? violations.find(isAt) : undefined)
  }

  #changed(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#judgeNow(), PAUSE_MS)
    this.#tell()
  }

  #judgeNow(): void {
    clearTimeout(this.#timer)
    this.judgement = this.#judge()
    this.#tell()
  }

  #judge(): Judgement {
    return judgeOrder(this.kind, this.values, this.#issuer, this.#today)
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

function isAtOrUnder(place: string, path: string): boolean {
  return place === path || place.startsWith(`${path}.`) || path.startsWith(`${place}.`) || path.startsWith(`${place}[`)
}

export const OrderFormContext = createContext<OrderForm | null>(null)

export function useOrderForm(): OrderForm {
  const form = useContext(OrderFormContext)
  if (form === null) throw new Error('There is no order here.')
  return form
}

/** What is read off the order; drawn again only where that has changed. It must answer the same for the same order. */
export function useOrder<T>(select: (form: OrderForm) => T): T {
  const form = useOrderForm()
  return useSyncExternalStore(form.subscribe, () => select(form))
}

/** The value of a place. */
export function useValue(path: string): Value {
  return useOrder((form) => valueAt(form.values, path))
}

export function useText(path: string): string {
  const value = useValue(path)
  return typeof value === 'string' ? value : ''
}

/** Calls a place of the order by the name that the form shows for it, wherever something is said of it. */
export function useLabel(path: string, name: string): void {
  const form = useOrderForm()
  useEffect(() => form.label(path, name), [form, path, name])
}

/** The keys of the entries of a list, in their order. */
export function useKeys(path: string): readonly string[] {
  const keys = useOrder((form) =>
    entriesAt(form.values, path)
      .map((entry) => String(entry[KEY] ?? ''))
      .join(' '),
  )
  return keys === '' ? [] : keys.split(' ')
}
