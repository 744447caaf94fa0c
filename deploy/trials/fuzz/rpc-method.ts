/** Of a method of gRPC, what is generated of its definition. */
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

/** What a message was made of: of its fields those whose value says itself in the object. */
export interface Origin {
  path: string
  values: Record<string, unknown>
}
