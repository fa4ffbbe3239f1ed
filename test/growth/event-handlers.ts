import { dropEventHandlers } from '#ui/output/drop-event-handlers.ts';
import { many } from './many.ts';

export const cases = many(['<a "', "<a '", '<a \'"', '<a on', '<a on= ', '<'], (text) => dropEventHandlers(text));
