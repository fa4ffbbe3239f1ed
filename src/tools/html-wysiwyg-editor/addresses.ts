import { fail, ok, type Result } from '#core/result.ts';

const LINKED: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];
const SHOWN: readonly string[] = ['http:', 'https:'];

/** The scheme that a browser would see, which drops control characters that hide one; `https:` for a relative address. */
function schemeOf(address: string): string | undefined {
  return URL.canParse(address, 'https://base.invalid') ? new URL(address, 'https://base.invalid').protocol : undefined;
}

/** Whether a link may lead there: an http, https, mailto, tel or relative address. */
export const isLinkAddress = (address: string): boolean => LINKED.includes(schemeOf(address) ?? '');

/** Whether an image may be there: an http, https or relative address, or the image itself as a data URI. */
export const isImageAddress = (address: string): boolean =>
  SHOWN.includes(schemeOf(address) ?? '') || /^data:image\/[\w.+-]+[;,]/i.test(address);

/** What was typed as the address of a link, without white space around it. */
export function readLinkAddress(typed: string): Result<string, 'linkNotAllowed'> {
  const address = typed.trim();
  return isLinkAddress(address) ? ok(address) : fail('linkNotAllowed');
}

/** What was typed as the address of an image, without white space around it. */
export function readImageAddress(typed: string): Result<string, 'imageNotAllowed'> {
  const address = typed.trim();
  return isImageAddress(address) ? ok(address) : fail('imageNotAllowed');
}
