/** A quote, or the label that `zbarimg` prints, in front of a key URI. */
const IN_FRONT = /^[\s"'`“<]*(?:QR-Code:\s*)?(?=otpauth:\/\/)/i;
const BEHIND = /(?<!["'`”>\s])["'`”>\s]+$/;
const PARAMETER_NAME = /(?<=[?&])[a-z]+(?==)/gi;
/** How Java names the functions: `HmacSHA256`. */
const HMAC = /(?<=[?&]algorithm=)hmac[-_]?/i;

const blank = (text: string): string => ' '.repeat(text.length);

/** A key URI without what was copied along with it, its parameters in the usual form; any other text as it is. */
export function bareKeyUri(text: string): string {
  if (!IN_FRONT.test(text)) return text;
  return text
    .replace(IN_FRONT, blank)
    .replace(BEHIND, '')
    .replaceAll('&amp;', '&')
    .replaceAll(PARAMETER_NAME, (name) => name.toLowerCase())
    .replace(HMAC, '');
}
