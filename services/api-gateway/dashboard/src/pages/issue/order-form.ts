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

/** Milliseconds without typing before the order is judged. */
const PAUSE_MS = 120
/** Without base or amount, excise is zero: this finding appears at once. */
const SHOWN_AT_ONCE = /\.ice(\[\d+\])?\.(base|amount)$/
/** Milliseconds: longer than a click takes. */
const CLICK_MS = 250

export interface OrderFormStart {
  kind: OrderKind
  values: Values
  issuer: Issuer
  today: string
}

/** Fields subscribe to their own path: typing in one of a thousand lines renders only that line. */
export class OrderForm {
  readonly kind: OrderKind
  values: Values
  judgement: Judgement
  /** Key of the last added entry: its first field takes the focus. */
  added = ''
  readonly #today: string
  #issuer: Issuer
  /** Findings of the API by path, until the value changes. */
  #refused = new Map<string, Finding>()
  /** Paths whose field lost focus: only these show findings. */
  #visited = new Set<string>()
  #showsAll = false
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

  /** Returns the key of the new entry. */
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
    // The indexes of later entries have changed.
    for (const place of [...this.#visited]) if (place.startsWith(`${path}[`)) this.#visited.delete(place)
    for (const place of [...this.#refused.keys()]) if (place.startsWith(`${path}[`)) this.#refused.delete(place)
    this.#changed()
  }

  issueAs(issuer: Issuer): void {
    this.#issuer = issuer
    this.#changed()
  }

  /** Findings appear with a delay after the focus leaves: they move the content, and a click might miss. */
  leave(path: string): void {
    if (this.#visited.has(path)) return
    setTimeout(() => {
      this.#visited.add(path)
      this.#judgeNow()
    }, CLICK_MS)
  }

  /** Judges at once and shows all findings. Returns whether there are none. */
  check(): boolean {
    this.#showsAll = true
    this.#judgeNow()
    return this.findings().length === 0
  }

  refuse(details: readonly Finding[]): void {
    this.#showsAll = true
    this.#refused = new Map(details.map((detail) => [detail.path, detail]))
    this.#tell()
  }

  findings(): readonly Finding[] {
    const { violations } = this.judgement
    return [...violations, ...this.#refused.values()].filter(({ path }) => this.#showsAll || this.#visited.has(path))
  }

  /** Registers the label of a field. Returns the function that removes it. */
  label(path: string, name: string): () => void {
    this.#labels.set(path, name)
    return () => this.#labels.delete(path)
  }

  labelAt(path: string): string | undefined {
    return this.#labels.get(path)
  }

  findingAt(path: string): Finding | undefined {
    if (!this.#showsAll && !this.#visited.has(path)) return undefined
    return this.judgement.violations.find((one) => one.path === path) ?? this.#refused.get(path)
  }

  warningAt(path: string): Finding | undefined {
    const { warnings, violations } = this.judgement
    const isAt = (one: Finding) => one.path === path
    return warnings.find(isAt) ?? (SHOWN_AT_ONCE.test(path) ? violations.find(isAt) : undefined)
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

/** Renders again only when the selected value changes. `select` must return equal values for the same order. */
export function useOrder<T>(select: (form: OrderForm) => T): T {
  const form = useOrderForm()
  return useSyncExternalStore(form.subscribe, () => select(form))
}

export function useValue(path: string): Value {
  return useOrder((form) => valueAt(form.values, path))
}

export function useText(path: string): string {
  const value = useValue(path)
  return typeof value === 'string' ? value : ''
}

export function useLabel(path: string, name: string): void {
  const form = useOrderForm()
  useEffect(() => form.label(path, name), [form, path, name])
}

export function useKeys(path: string): readonly string[] {
  const keys = useOrder((form) =>
    entriesAt(form.values, path)
      .map((entry) => String(entry[KEY] ?? ''))
      .join(' '),
  )
  return keys === '' ? [] : keys.split(' ')
}
