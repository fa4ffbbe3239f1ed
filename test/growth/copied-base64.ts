import { withoutSurroundings } from '../../src/pure/notation/base64/copied-base64.ts';
import { many } from './many.ts';

export const cases = many(['"', ', ', ' ', '" ', '-----', '=?', 'data:', '<', String.raw`\n`, 'a: ', 'a', 'basic '], (text) =>
  withoutSurroundings(`${text}*`),
);
