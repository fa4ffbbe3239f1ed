import { decode } from '../../src/tools/safelink-decoder/run.ts';
import { many } from './many.ts';

export const cases = many(['http://', 'https://safelinks.protection.', 'https://safelinks.protection.a/!!!!', '[)', '('], (text) =>
  decode({ text }),
);
