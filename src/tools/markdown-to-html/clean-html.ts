import { createPurifier } from './logic/html/create-purifier.ts';
import { purifyBody } from '#pure/notation/html/purify-body.ts';
import { keepHeadingIds } from './keep-heading-ids.ts';

const purifier = keepHeadingIds(createPurifier());

/** HTML without what could run code: scripts, attributes for events, dangerous addresses. */
export const cleanHtml = (html: string): string => purifyBody(purifier, html);
