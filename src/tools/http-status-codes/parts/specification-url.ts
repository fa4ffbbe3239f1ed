/** The URL of an RFC, or `undefined` for anything that is not an RFC. */
export function specificationUrl(specification: string): string | undefined {
  const number = /^RFC (\d+)$/.exec(specification)?.[1];
  return number && `https://www.rfc-editor.org/rfc/rfc${number}`;
}
