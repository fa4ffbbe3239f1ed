import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the expected results from RFC 9562, appendix A, and sections 5.9 and 5.10. */
export const positives = [
  { detector: 'uuid', input: 'C232AB00-9414-11EC-B3C8-9F6BDECED846', reading: 'UUID', answer: 'Version 1, 2022-02-22 19:22:22.000 UTC' },
  { detector: 'uuid', input: '5df41881-3aed-3515-88a7-2f4a814cf09e', reading: 'UUID', answer: 'Version 3, from a name' },
  { detector: 'uuid', input: '919108f7-52d1-4320-9bac-f847db4148a8', reading: 'UUID', answer: 'Version 4, random' },
  { detector: 'uuid', input: '2ed6657d-e927-568b-95e1-2665a8aea6a2', reading: 'UUID', answer: 'Version 5, from a name' },
  { detector: 'uuid', input: '1EC9414C-232A-6B00-B3C8-9F6BDECED846', reading: 'UUID', answer: 'Version 6, 2022-02-22 19:22:22.000 UTC' },
  { detector: 'uuid', input: '017F22E2-79B0-7CC3-98C4-DC0C0C07398F', reading: 'UUID', answer: 'Version 7, 2022-02-22 19:22:22.000 UTC' },
  { detector: 'uuid', input: '2489E9AD-2EE2-8E00-8EC9-32D5F69181C0', reading: 'UUID', answer: 'Version 8' },
  { detector: 'uuid', input: '00000000-0000-0000-0000-000000000000', reading: 'UUID', answer: 'Nil UUID' },
  { detector: 'uuid', input: 'ffffffff-ffff-ffff-ffff-ffffffffffff', reading: 'UUID', answer: 'Max UUID' },
  {
    detector: 'uuid',
    input: 'urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
    reading: 'UUID',
    answer: 'Version 1, 1997-02-03 17:43:12.216 UTC',
  },
  { detector: 'uuid', input: '{919108f7-52d1-4320-9bac-f847db4148a8}', reading: 'UUID', answer: 'Version 4, random' },
  { detector: 'bare-uuid', input: '919108f752d143209bacf847db4148a8', reading: 'UUID without hyphens', answer: 'Version 4, random' },
  {
    detector: 'bare-uuid',
    input: '017F22E279B07cc398c4dc0c0c07398f',
    reading: 'UUID without hyphens',
    answer: 'Version 7, 2022-02-22 19:22:22.000 UTC',
  },
  { detector: 'bare-uuid', input: '5df418813aed351588A72F4A814CF09E', reading: 'UUID without hyphens', answer: 'Version 3, from a name' },
  { detector: 'bare-uuid', input: '2ED6657DE927568b95e12665a8aea6a2', reading: 'UUID without hyphens', answer: 'Version 5, from a name' },
  {
    detector: 'bare-uuid',
    input: 'C232AB00941411ECb3c89f6bdeced846',
    reading: 'UUID without hyphens',
    answer: 'Version 1, 2022-02-22 19:22:22.000 UTC',
  },
  {
    detector: 'bare-uuid',
    input: '1EC9414C232A6B00b3c89f6bdeced846',
    reading: 'UUID without hyphens',
    answer: 'Version 6, 2022-02-22 19:22:22.000 UTC',
  },
  { detector: 'bare-uuid', input: '2489E9AD2EE28E008ec932d5f69181c0', reading: 'UUID without hyphens', answer: 'Version 8' },
  { detector: 'bare-uuid', input: '"919108f752d143209bacf847db4148a8",', reading: 'UUID without hyphens', answer: 'Version 4, random' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors must reject. */
export const negatives = [
  { detector: 'uuid', input: '919108f7-52d1-4320-9bac-f847db4148a' },
  { detector: 'uuid', input: '919108f7-52d1-4320-9bac-f847db4148ag' },
  { detector: 'uuid', input: '919108f752d1-4320-9bac-f847db4148a8' },
  { detector: 'uuid', input: '919108f7-52d1-4320-9bac' },
  { detector: 'uuid', input: 'uuid' },
  { detector: 'uuid', input: '12345678-1234' },
  { detector: 'uuid', input: '919108f7_52d1_4320_9bac_f847db4148a8' },
  { detector: 'uuid', input: 'x919108f7-52d1-4320-9bac-f847db4148a8' },
  { detector: 'bare-uuid', input: '919108f752d193209bacf847db4148a8' },
  { detector: 'bare-uuid', input: '919108f752d143204bacf847db4148a8' },
  { detector: 'bare-uuid', input: '919108f752d143209bacf847db4148a' },
  { detector: 'bare-uuid', input: 'd41d8cd98f00b204e9800998ecf8427e' },
  { detector: 'bare-uuid', input: '00000000000000000000000000000000' },
  { detector: 'bare-uuid', input: '919108f752d143209bacf847db4148a8ff' },
  { detector: 'bare-uuid', input: 'zz9108f752d143209bacf847db4148a8' },
  { detector: 'bare-uuid', input: 'deadbeef' },
] satisfies readonly Negative[];
