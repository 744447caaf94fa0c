export interface Method {
  path: string
  requestDeserialize(bytes: Buffer): object
  requestSerialize(value: object): Buffer
  requestType: { type: { field: readonly Field[] } }
}

export interface Field {
  name: string
  number: number
  label: string
  type: string
  jsonName: string
}

export interface Origin {
  path: string
  values: Record<string, unknown>
}
