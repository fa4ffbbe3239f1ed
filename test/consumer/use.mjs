// A program that uses the package. Prints its results as a line of JSON.
import { find, ItToolsError, message, run, tools } from 'it-tools';
import { digest } from 'it-tools/hash-text';
import { convert } from 'it-tools/json-to-yaml-converter';
import { lookUp } from 'it-tools/mac-address-lookup';

const refused = await convert('{"a": 1,, }');
const thrown = await convert.orThrow('{').catch((error) => error);

console.log(
  JSON.stringify({
    text: await convert.orThrow('{"a":1}', { indent: '4' }),
    code: refused.error.code,
    german: await message(refused.error, { language: 'de' }),
    isThrown: thrown instanceof ItToolsError,
    digests: (await digest.orThrow({ file: new Blob(['abc']), functions: 'common' })).digests.length,
    vendor: (await lookUp.orThrow('00:00:0C:12:34:56')).vendor,
    named: await run('base64-string', { base64: 'SGVsbG8=' }),
    found: (await find('json yaml')).map(({ id }) => id),
    categories: new Set((await tools()).map(({ category }) => category)).size,
  }),
);
