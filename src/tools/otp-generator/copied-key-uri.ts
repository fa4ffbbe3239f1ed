/** A quote or the label of `zbarimg` before a key URI. */
const IN_FRONT = /^[\s"'`“<]*(?:QR-Code:\s*)?(?=otpauth:\/\/)/i;
const BEHIND = /(?<!["'`”>\s])["'`”>\s]+$/;
const PARAMETER_NAME = /(?<=[?&])[a-z]+(?==)/gi;
/** Java's prefix for algorithm names, as in `HmacSHA256`. */
const HMAC = /(?<=[?&]algorithm=)hmac[-_]?/i;

const blank = (text: string): string => ' '.repeat(text.length);

/** Removes text that was copied along with a key URI and normalizes its parameters. Returns other text unchanged. */
export function bareKeyUri(text: string): string {
  if (!IN_FRONT.test(text)) return text;
  return text
    .replace(IN_FRONT, blank)
    .replace(BEHIND, '')
    .replaceAll('&amp;', '&')
    .replaceAll(PARAMETER_NAME, (name) => name.toLowerCase())
    .replace(HMAC, '');
}
