import type { SimpleType } from './types.ts'

/**
 * The elements of a document in the authority's order, under this library's names. It writes and reads the XML, makes
 * the XSD, and types the model.
 */
export interface Leaf<Optional extends boolean = boolean> extends Occurrence<Optional> {
  kind: 'leaf'
  element: string
  type: SimpleType
}

/** A name and a value: the value is the element's text, or an attribute. */
export interface Pair<Optional extends boolean = boolean> extends Occurrence<Optional> {
  kind: 'pair'
  element: string
  valueIn: 'text' | 'attribute'
  type: SimpleType
  nameType: SimpleType
}

export interface Group<F extends Fields = Fields, Optional extends boolean = boolean> extends Occurrence<Optional> {
  kind: 'group'
  element: string
  fields: F
}

/** Entries in a wrapper element. `wrapperRepeats`: the schema allows several wrappers. */
export interface List<I extends Item = Item, Optional extends boolean = boolean> extends Occurrence<Optional> {
  kind: 'list'
  element: string
  item: I
  min: 0 | 1
  max: number | null
  wrapperRepeats: boolean
}

interface Occurrence<Optional extends boolean> {
  /** The model's type says so: also true for parts that some versions lack. */
  optional: Optional
  /** This version's schema requires it. */
  required: boolean
  /** Whether this version has the element. */
  present: boolean
}

export type Item = Leaf | Pair | Group
export type Node = Item | List
export type Fields = { readonly [name: string]: Node }

export interface Shape<F extends Fields = Fields> {
  root: string
  version: string
  fields: F
  /** Whether the schema requires the root's attributes; they are always written. */
  requires: { id: boolean; version: boolean }
}

export interface Named {
  name: string
  value: string
}

/** The model of a node: text for leaves, objects for groups, arrays for lists. */
export type Value<N> = N extends Leaf
  ? string
  : N extends Pair
    ? Named
    : N extends List<infer I>
      ? Value<I>[]
      : N extends Group<infer F>
        ? Values<F>
        : never

export type Values<F> = Flat<
  { [K in keyof F as F[K] extends { optional: true } ? never : K]: Value<F[K]> } & {
    [K in keyof F as F[K] extends { optional: true } ? K : never]?: Value<F[K]> | undefined
  }
>

type Flat<T> = { [K in keyof T]: T[K] }

const required = { optional: false, required: true, present: true } as const

export function leaf(element: string, type: SimpleType): Leaf<false> {
  return { kind: 'leaf', element, type, ...required }
}

/** `<element nombre="…">value</element>`, or with the value in the attribute `valor`. */
export function pair(element: string, valueIn: Pair['valueIn'], type: SimpleType, nameType = type): Pair<false> {
  return { kind: 'pair', element, valueIn, type, nameType, ...required }
}

export function group<const F extends Fields>(element: string, fields: F): Group<F, false> {
  return { kind: 'group', element, fields, ...required }
}

export interface Bounds {
  min?: 0 | 1
  max?: number
  wrapperRepeats?: boolean
}

export function list<I extends Item>(element: string, item: I, bounds: Bounds = {}): List<I, false> {
  const { min = 1, max = null, wrapperRepeats = false } = bounds
  return { kind: 'list', element, item, min, max, wrapperRepeats, ...required }
}

type Optional<N> = Omit<N, 'optional'> & { optional: true }

export function optional<N extends Node>(node: N): Optional<N> {
  return { ...node, optional: true, required: false } as unknown as Optional<N>
}

export function when<N extends Node>(present: boolean, node: N): Optional<N> {
  return { ...node, optional: true, present } as unknown as Optional<N>
}
