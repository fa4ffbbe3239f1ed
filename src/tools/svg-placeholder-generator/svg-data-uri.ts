/** What a browser, a style sheet or an HTML attribute would take for something else than a character of the data, and all beyond printable ASCII. */
const UNSAFE = /[%#&<>?[\\\]^`{|}]|[^ -~]+/g;

/** An SVG on one line as a data URI (RFC 2397) with as little percent-encoding as browsers allow; double quotes become single ones. */
export const toSvgDataUri = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll(UNSAFE, (unsafe) => encodeURIComponent(unsafe))}`;
