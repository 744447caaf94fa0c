// Original file: protos/catalog/v1/catalog.proto


export interface WriteRecordRequest {
  'workspaceId'?: (string);
  'resource'?: (string);
  /**
   * On create, an id minted by whoever asks: asking again with it gives the record that was made. Empty: one is made here.
   */
  'id'?: (string);
  'record'?: (Buffer | Uint8Array | string);
  /**
   * Which receipt an invoice shows: test or live.
   */
  'mode'?: (string);
  /**
   * For the developer API's resources.
   */
  'taxpayerRuc'?: (string);
  /**
   * As in GetRecordRequest. It also marks the invoices that it writes.
   */
  'spareProduction'?: (boolean);
  /**
   * Everything is checked and nothing is kept; the answer is what writing would answer.
   */
  'checkOnly'?: (boolean);
  /**
   * Of a taxpayer: its registry number is fixed by the same write, as by FixRegistryNumber.
   */
  'fixNumber'?: (boolean);
}

export interface WriteRecordRequest__Output {
  'workspaceId': (string);
  'resource': (string);
  /**
   * On create, an id minted by whoever asks: asking again with it gives the record that was made. Empty: one is made here.
   */
  'id': (string);
  'record': (Buffer);
  /**
   * Which receipt an invoice shows: test or live.
   */
  'mode': (string);
  /**
   * For the developer API's resources.
   */
  'taxpayerRuc': (string);
  /**
   * As in GetRecordRequest. It also marks the invoices that it writes.
   */
  'spareProduction': (boolean);
  /**
   * Everything is checked and nothing is kept; the answer is what writing would answer.
   */
  'checkOnly': (boolean);
  /**
   * Of a taxpayer: its registry number is fixed by the same write, as by FixRegistryNumber.
   */
  'fixNumber': (boolean);
}
