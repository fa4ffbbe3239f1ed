import { expect, test } from 'vitest';
import { commonTypeOf, commonTypes } from './common-types.ts';
import { mimeTypes, typesOfExtension } from './mime-type.ts';

test.each([...commonTypes])('%s matches the full data in the short table', (type, extensions) => {
  expect(extensions.length).toBeGreaterThan(0);
  expect(mimeTypes.find((each) => each.type === type)?.extensions.slice(0, 4)).toEqual(extensions);
  for (const extension of extensions)
    expect([extension, commonTypeOf(extension)]).toEqual([extension, typesOfExtension(extension)[0]?.type]);
});
