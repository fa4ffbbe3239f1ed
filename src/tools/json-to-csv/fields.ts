import { choice, defineInputs, defineOptions, flag, text } from '#core/fields.ts';

export const inputs = defineInputs({
  json: text({
    accepts: 'json',
    sample: `[
  { "id": 1, "name": "Ada Lovelace", "address": { "city": "London", "country": "GB" }, "tags": ["math", "poetry"] },
  { "id": 2, "name": "Alan Turing", "address": { "city": "Wilmslow", "country": "GB" }, "tags": ["logic"] }
]`,
  }),
});

export const options = defineOptions({
  delimiter: choice(['comma', 'semicolon', 'tab', 'pipe'], 'comma'),
  header: flag(true),
  arrays: choice(['numbered', 'joined', 'json'], 'numbered'),
  objects: choice(['dotted', 'json'], 'dotted'),
  nullAs: choice(['empty', 'null'], 'empty'),
  quote: choice(['needed', 'all'], 'needed'),
  lineEnding: choice(['lf', 'crlf'], 'lf'),
  escapeFormulas: flag(false),
  byteOrderMark: flag(false),
});
