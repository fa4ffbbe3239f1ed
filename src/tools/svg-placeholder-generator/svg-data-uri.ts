/** Characters with a special meaning in a URL, a style sheet, or an HTML attribute, and everything except printable ASCII. */
const UNSAFE = /[%#&<>?[\\\]^`{|}]|[^ -~]+/g;

/**
 * Converts a one-line SVG to a data URI (RFC 2397) with the minimum of percent-encoding that browsers accept. Replaces double quotes with
 * single quotes.
 */
export const toSvgDataUri = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll(UNSAFE, (unsafe) => encodeURIComponent(unsafe))}`;
