import { splitEntries } from '../../src/tools/email-normalizer/split-entries.ts';

export const cases = { quotes: (times: number) => splitEntries('"\\",'.repeat(200 * times)) };
