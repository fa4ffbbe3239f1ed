export type RequestKind = 'page' | 'script' | 'style' | 'picture' | 'data' | 'other';

/** A request of the page from the browser's records. */
export interface PageRequest {
  readonly address: string;
  readonly kind: RequestKind;
  /** The encoded size of the response; `undefined` if the browser does not report it. */
  readonly bytes: number | undefined;
  /** Whether the response came entirely from a cache. */
  readonly isFromDevice: boolean;
  /** Whether the request went to another origin. */
  readonly isForeign: boolean;
}

/** The properties that are read from a performance entry (Resource Timing, section 4.3). */
export interface Timing {
  readonly name: string;
  readonly entryType: string;
  readonly initiatorType: string;
  readonly encodedBodySize: number;
  readonly transferSize: number;
}

const kindsByEnding: Readonly<Record<string, RequestKind>> = {
  js: 'script',
  css: 'style',
  svg: 'picture',
  png: 'picture',
  ico: 'picture',
  json: 'data',
  bin: 'data',
  wasm: 'data',
  webmanifest: 'data',
};

const kindsByInitiator: Readonly<Record<string, RequestKind>> = {
  script: 'script',
  css: 'style',
  img: 'picture',
  image: 'picture',
  fetch: 'data',
  xmlhttprequest: 'data',
  beacon: 'data',
  iframe: 'page',
};

const own = (record: Readonly<Record<string, RequestKind>>, key: string): RequestKind | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

function kindOf({ entryType, initiatorType }: Timing, path: string): RequestKind {
  if (entryType === 'navigation') return 'page';
  return own(kindsByEnding, /\.(\w+)$/.exec(path)?.[1] ?? '') ?? own(kindsByInitiator, initiatorType) ?? 'other';
}

/** Converts a performance entry of a page of this origin. */
export function requestOf(timing: Timing, origin: string): PageRequest {
  const address = URL.canParse(timing.name) ? new URL(timing.name) : undefined;
  const isLocal = address?.protocol === 'data:'; // a blob has the origin of its page
  const { encodedBodySize: bytes, transferSize } = timing;
  return {
    address: timing.name.replace(/#.*/s, ''), // the fragment is not sent (RFC 3986, section 3.5)
    kind: kindOf(timing, address?.pathname ?? ''),
    bytes: bytes > 0 ? bytes : undefined,
    isFromDevice: bytes > 0 && transferSize === 0,
    isForeign: !isLocal && address?.origin !== origin,
  };
}
