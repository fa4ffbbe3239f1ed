import { createPurifier } from './logic/html/create-purifier.ts';
import { purifyBody } from '#pure/notation/html/purify-body.ts';
import { keepHeadingIds } from './keep-heading-ids.ts';

const purifier = keepHeadingIds(createPurifier());

/** Removes everything from HTML that could run code: scripts, event handler attributes, and dangerous addresses. */
export const cleanHtml = (html: string): string => purifyBody(purifier, html);
