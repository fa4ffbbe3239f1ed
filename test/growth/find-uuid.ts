import { findUuid } from '../../src/pure/text/find-uuid.ts';
import { many } from './many.ts';

export const cases = many(['0', '0-', '00000000-', '0x00', 'A', '{0x', '\u2010', ' '], findUuid);
