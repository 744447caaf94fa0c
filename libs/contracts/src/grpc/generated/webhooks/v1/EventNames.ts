// Original file: protos/webhooks/v1/webhooks.proto


export interface EventNames {
  'names'?: (string)[];
}

export interface EventNames__Output {
  'names': (string)[];
}
