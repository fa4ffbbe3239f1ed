import assert from 'node:assert/strict';
import Fuse from 'fuse.js';
import { searchOptions } from '#ui/choice/search-options.ts';

export const cases = {
  'many options'(times: number) {
    const length = 30 * times; // below the number of options that are listed immediately
    const options = Array.from({ length }, (_, index) => ({ value: String(index), label: `Option ${index}` }));
    assert.equal(searchOptions(options, `option ${length - 1}`, Fuse)[0]?.label, `Option ${length - 1}`);
  },
};
