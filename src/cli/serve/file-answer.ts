import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ASSET_CACHING, contentSecurityPolicy, securityHeaders } from '#settle/security-headers.ts';
import { isPackable, mediaTypeOf } from './media-types.ts';
import type { SiteSource } from './site-source.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file as it is sent: what is small and asked for often stays in memory, packed. */
interface Kept {
  readonly version: string;
  readonly etag: string;
  readonly headers: OutgoingHttpHeaders;
  readonly gzip: Buffer | undefined;
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
  readonly #kept = new Map<string, Kept>();

  constructor(source: SiteSource, trackerOrigin: string) {
    this.#source = source;
    this.#trackerOrigin = trackerOrigin;
  }

  /** A strong tag for each way of packing, and the headers that go with the file. Throws as `node:fs` does. */
  describe(file: string): Kept {
    const version = this.#source.version(file) ?? '';
    const known = this.#kept.get(file);
    if (known?.version === version) return known;
    const body = this.#source.read(file);
    const isPackedBeside = isAsset(file) && this.#source.packed(file, 'gzip') !== undefined;
    const kept: Kept = {
      version,
      etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
      headers: this.#headersOf(file, body),
      gzip: isPackable(file) && !isPackedBeside ? gzipSync(body, { level: 9 }) : undefined,
    };
    this.#kept.set(file, kept);
    return kept;
  }

  /** How the file can be sent, best first. */
  encodings(file: string): readonly Encoding[] {
    if (!isPackable(file)) return ['identity'];
    return isAsset(file) && this.#source.packed(file, 'br') !== undefined ? ['br', 'gzip', 'identity'] : ['gzip', 'identity'];
  }

  body(file: string, encoding: Encoding): Buffer {
    const { gzip } = this.describe(file);
    if (encoding === 'identity') return gzip ? gunzipSync(gzip) : this.#source.read(file);
    const packed = gzip && encoding === 'gzip' ? gzip : this.#source.packed(file, encoding);
    if (!packed) throw new Error(`${file} is not there as ${encoding}.`);
    return packed;
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
