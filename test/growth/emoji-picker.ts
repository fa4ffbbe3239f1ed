import { searchEmoji } from '../../src/tools/emoji-picker/search-emoji.ts';
import { find } from '../../src/tools/emoji-picker/run.ts';
import { makeDataFile } from '../../scripts/vite/make-data-file.ts';

const result = await find({}, { language: 'en', loadData: makeDataFile });
const all = result.ok ? result.value : [];

export const cases = {
  'a letter that nearly all have': (times: number) => searchEmoji(all.slice(0, Math.floor((all.length / 30) * times)), 'f', 'all'),
};
