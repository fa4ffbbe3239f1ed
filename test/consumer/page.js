// What a page does with the package: in node_modules of the consumer, bundled for a browser.
import { digest } from 'it-tools/hash-text';
import { convert } from 'it-tools/json-to-yaml-converter';
import { lookUp } from 'it-tools/mac-address-lookup';
import { name } from 'it-tools/uuid-generator';

const refused = await convert('{"a": 1,, }', {}, { language: 'de' });

document.title = JSON.stringify({
  text: await convert.orThrow('{"a":1}'),
  german: refused.error.message,
  bytes: (await digest.orThrow({ file: new Blob(['abc']) })).byteCount,
  vendor: (await lookUp.orThrow('00:00:0C:12:34:56')).vendor,
  uuid: await name.orThrow('www.example.com', { version: 'v5', namespace: 'dns' }),
});
