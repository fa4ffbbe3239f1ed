import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ASSET_CACHING, contentSecurityPolicy, securityHeaders } from '#settle/security-headers.ts';
import { isPackable, mediaTypeOf } from './media-types.ts';
import type { SiteSource } from './site-source.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file as it is sent. */
interface Described {
  readonly version: string;
  readonly etag: string;
  readonly headers: OutgoingHttpHeaders;
}

const PAGE_POLICY = /<meta http-equiv="Content-Security-Policy" content="(?<policy>[^"]*)"/;
const FRAMES = "frame-ancestors 'none'";

/** What goes with every answer. Of a page `policy` is its own; without one no inline script is let through. */
export const headersOfAnswer = (trackerOrigin: string, policy?: string): OutgoingHttpHeaders => ({
  ...securityHeaders(trackerOrigin),
  'Content-Security-Policy': `${policy ?? contentSecurityPolicy(trackerOrigin, [])}; ${FRAMES}`,
});

const isAsset = (file: string): boolean => file.startsWith('assets/');

/** Makes the answers for the files of a site. `trackerOrigin` is that of the analytics, if the site has them. */
export class FileAnswers {
  readonly #source: SiteSource;
  readonly #trackerOrigin: string;
  readonly #described = new Map<string, Described>();
  /** What was asked for once stays in memory, packed, and not otherwise. */
  readonly #packed = new Map<string, Buffer>();

  constructor(source: SiteSource, trackerOrigin: string) {
    this.#source = source;
    this.#trackerOrigin = trackerOrigin;
  }

  /** A strong tag for each way of packing, and the headers that go with the file. Throws as `node:fs` does. */
  describe(file: string): Described {
    const version = this.#source.version(file) ?? '';
    const known = this.#described.get(file);
    if (known?.version === version) return known;
    const body = this.#source.read(file);
    const described = {
      version,
      etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
      headers: this.#headersOf(file, body),
    };
    this.#described.set(file, described);
    if (this.#isPackedHere(file)) this.#packed.set(file, gzipSync(body));
    else this.#packed.delete(file);
    return described;
  }

  /** How the file can be sent, best first. */
  encodings(file: string): readonly Encoding[] {
    if (!isPackable(file)) return ['identity'];
    return this.#isPackedHere(file) ? ['gzip', 'identity'] : ['br', 'gzip', 'identity'];
  }

  body(file: string, encoding: Encoding): Buffer {
    this.describe(file);
    if (encoding === 'br') {
      const read = this.#source.brotli(file);
      if (!read) throw new Error(`${file} is not there as ${encoding}.`);
      return read();
    }
    const packed = this.#packed.get(file);
    if (encoding === 'identity') return packed ? gunzipSync(packed) : this.#source.read(file);
    if (packed) return packed;
    const made = gzipSync(this.#source.read(file));
    this.#packed.set(file, made);
    return made;
  }

  /** What is not kept as Brotli packs it is packed when it is first asked for. */
  #isPackedHere(file: string): boolean {
    return isPackable(file) && this.#source.brotli(file) === undefined;
  }

  /** Of a page its own policy, which knows its inline scripts; of anything else one that lets none through. */
  #headersOf(file: string, body: Buffer): OutgoingHttpHeaders {
    const own = file.endsWith('.html') ? PAGE_POLICY.exec(body.toString())?.groups?.['policy'] : undefined;
    return {
      ...headersOfAnswer(this.#trackerOrigin, own),
      'Content-Type': mediaTypeOf(file),
      'Cache-Control': isAsset(file) ? ASSET_CACHING : 'no-cache',
      Vary: 'Accept-Encoding',
    };
  }
}
