import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detector recognizes, with the expected results: from the ULID specification and its implementations. */
export const positives = [
  { detector: 'ulid', input: '01ARZ3NDEKTSV4RRFFQ69G5FAV', reading: 'ULID', answer: '2016-07-30 23:54:10.259 UTC' },
  { detector: 'ulid', input: '01arz3ndektsv4rrffq69g5fav', reading: 'ULID', answer: '2016-07-30 23:54:10.259 UTC' },
  { detector: 'ulid', input: '01BX5ZZKBKACTAV9WEVGEMMVRZ', reading: 'ULID', answer: '2017-10-24 01:29:36.371 UTC' },
  { detector: 'ulid', input: '01BX5ZZKBKACTAV9WEVGEMMVS0', reading: 'ULID', answer: '2017-10-24 01:29:36.371 UTC' },
  { detector: 'ulid', input: '"01ARZ3NDEKTSV4RRFFQ69G5FAV"', reading: 'ULID', answer: '2016-07-30 23:54:10.259 UTC' },
  { detector: 'ulid', input: '01ARYZ6S41TSV4RRFFQ69G5FAV', reading: 'ULID', answer: '2016-07-30 22:36:16.385 UTC' },
  { detector: 'ulid', input: '01HF7YAT00TSV4RRFFQ69G5FAV', reading: 'ULID', answer: '2023-11-14 22:13:20.000 UTC' },
  { detector: 'ulid', input: '01ARZ3NDEKTSV4RRFFQ69G5FAV;', reading: 'ULID', answer: '2016-07-30 23:54:10.259 UTC' },
] satisfies readonly Positive[];

/** Similar inputs that the detector must reject. */
export const negatives = [
  { detector: 'ulid', input: '81ARZ3NDEKTSV4RRFFQ69G5FAV' },
  { detector: 'ulid', input: '01ARZ3NDEKTSV4RRFFQ69G5FA' },
  { detector: 'ulid', input: '01ARZ3NDEKTSV4RRFFQ69G5FAU' },
  { detector: 'ulid', input: '7ZZZZZZZZZZZZZZZZZZZZZZZZZ' },
  { detector: 'ulid', input: '00000000000000000000000000' },
  { detector: 'ulid', input: 'ABCDEFGHJKMNPQRSTVWXYZABCD' },
  { detector: 'ulid', input: '01ARZ3NDEKTSV4RRFFQ69G5FAVX' },
  { detector: 'ulid', input: '01ARZ3NDEK-TSV4RRFFQ69G5FA' },
] satisfies readonly Negative[];
