import { fail, ok, type Result } from '#core/result.ts';

const LINKED: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];
const SHOWN: readonly string[] = ['http:', 'https:'];

/** The scheme that a browser reads from an address, ignoring control characters that hide it. `https:` for a relative address. */
function schemeOf(address: string): string | undefined {
  return URL.canParse(address, 'https://base.invalid') ? new URL(address, 'https://base.invalid').protocol : undefined;
}

/** Whether a link may have this address: http, https, mailto, tel, or relative. */
export const isLinkAddress = (address: string): boolean => LINKED.includes(schemeOf(address) ?? '');

/** Whether an image may have this address: http, https, relative, or a data URI of an image. */
export const isImageAddress = (address: string): boolean =>
  SHOWN.includes(schemeOf(address) ?? '') || /^data:image\/[\w.+-]+[;,]/i.test(address);

/** Trims and checks the typed address of a link. */
export function readLinkAddress(typed: string): Result<string, 'linkNotAllowed'> {
  const address = typed.trim();
  return isLinkAddress(address) ? ok(address) : fail('linkNotAllowed');
}

/** Trims and checks the typed address of an image. */
export function readImageAddress(typed: string): Result<string, 'imageNotAllowed'> {
  const address = typed.trim();
  return isImageAddress(address) ? ok(address) : fail('imageNotAllowed');
}
