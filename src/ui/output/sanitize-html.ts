import createPurifier from 'dompurify';
import { dropEventHandlers } from './drop-event-handlers.ts';
import { purifyBody } from '#pure/notation/html/purify-body.ts';

// A separate instance, so that the hook affects no other code.
const purifier = createPurifier(window);
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (!(element instanceof HTMLAnchorElement) || !element.hasAttribute('href')) return;
  if (!element.hasAttribute('target')) element.target = '_blank';
  element.rel = 'noopener';
});

/** Removes everything from HTML that could run code. Links open in a new tab without access to this page. */
export const sanitizeHtml = (html: string): string => purifyBody(purifier, dropEventHandlers(html), { ADD_ATTR: ['target'] });
