// Original file: protos/webhooks/v1/webhooks.proto


export interface ResendSinceResponse {
  'deliveries'?: (number);
}

export interface ResendSinceResponse__Output {
  'deliveries': (number);
}
