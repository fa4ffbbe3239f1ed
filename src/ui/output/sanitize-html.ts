import createPurifier from 'dompurify';
import { dropEventHandlers } from './drop-event-handlers.ts';
import { purifyBody } from '#pure/notation/html/purify-body.ts';

// An instance of our own, so that its hook is nobody else's.
const purifier = createPurifier(window);
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (!(element instanceof HTMLAnchorElement) || !element.hasAttribute('href')) return;
  if (!element.hasAttribute('target')) element.target = '_blank';
  element.rel = 'noopener';
});

/** Takes out of HTML whatever could run code; links open in a new tab, which cannot reach back. */
export const sanitizeHtml = (html: string): string => purifyBody(purifier, dropEventHandlers(html), { ADD_ATTR: ['target'] });
