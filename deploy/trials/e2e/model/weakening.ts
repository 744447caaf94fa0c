export type Weakening =
  | 'save under any version'
  | 'believe that nothing arrived'
  | 'forget who had the lease'
  | 'forget what is due'
  | 'number without looking for the reference'
