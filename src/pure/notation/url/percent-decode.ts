/** Decodes each `%XX` as UTF-8 (RFC 3986, section 2.5). `undefined` if a `%` does not begin an escape or the bytes are not UTF-8. */
export function percentDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // a URIError for an invalid text
  }
}
