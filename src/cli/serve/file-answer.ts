import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, gzip } from 'node:zlib';
import { ASSET_CACHING, contentSecurityPolicy, securityHeaders } from '#hosting/security-headers.ts';
import { KeptBuffers } from './kept-buffers.ts';
import { isPackable, mediaTypeOf } from './media-types.ts';
import type { SiteSource } from './site-source.ts';
import { Turns } from './turns.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The response data of a file. */
interface Described {
  readonly version: string;
  readonly etag: string;
  readonly headers: OutgoingHttpHeaders;
  /** The known body sizes in bytes, by encoding. */
  readonly sizes: Partial<Record<Encoding, number>>;
}

const PAGE_POLICY = /<meta http-equiv="Content-Security-Policy" content="(?<policy>[^"]*)"/;
const FRAMES = "frame-ancestors 'none'";

/** Enough for all pages in nine languages, which take 11 MB gzipped. */
const KEPT_BYTES = 12_000_000;

/** The smallest zlib buffer. With this much extra space, zlib needs no second buffer. */
const MIN_CHUNK = 64;

const [pack, unpack, unpackBrotli] = [promisify(gzip), promisify(gunzip), promisify(brotliDecompress)];

/** The headers of every response. `policy` is the page's own content security policy. Without it, no inline script may run. */
export const headersOfAnswer = (trackerOrigin: string, policy?: string): OutgoingHttpHeaders => ({
  ...securityHeaders(trackerOrigin),
  'Content-Security-Policy': `${policy ?? contentSecurityPolicy(trackerOrigin, [])}; ${FRAMES}`,
});

const isAsset = (file: string): boolean => file.startsWith('assets/');

/** Creates the responses for the files of a site. `trackerOrigin` is the origin of the analytics, if the site has them. */
export class FileAnswers {
  readonly #source: SiteSource;
  readonly #trackerOrigin: string;
  readonly #described = new Map<string, Described>();
  /** Gzipped files. They are sent to most clients, and decompressed for the others. */
  readonly #kept = new KeptBuffers(KEPT_BYTES);
  /** Bodies that are being created, and those created and still in use, so that equal requests share them. */
  readonly #making = new Map<string, Promise<unknown>>();
  readonly #made = new Map<string, WeakRef<Buffer>>();
  readonly #turns = new Turns();

  constructor(source: SiteSource, trackerOrigin: string) {
    this.#source = source;
    this.#trackerOrigin = trackerOrigin;
  }

  /** The headers of a file, with a strong ETag. Rejects like `node:fs`. */
  async describe(file: string): Promise<Described> {
    const version = this.#source.version(file) ?? '';
    const known = this.#described.get(file);
    if (known?.version === version) return known;
    return this.#once(`describe ${file} ${version}`, async () => {
      const brotli = this.#source.brotli(file)?.();
      const bytes = brotli ?? this.#source.read(file);
      const described: Described = {
        version,
        etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
        headers: this.#headersOf(file, bytes),
        sizes: { [brotli ? 'br' : 'identity']: bytes.length },
      };
      if (!brotli) {
        this.#made.set(`identity ${nameOf(described, file)}`, new WeakRef(bytes));
        if (isPackable(file)) await this.#pack(described, file, bytes);
      }
      this.#described.set(file, described);
      return described;
    });
  }

  /** The encodings in which a file can be sent, best first. */
  encodings(file: string): readonly Encoding[] {
    if (!isPackable(file)) return ['identity'];
    return this.#source.brotli(file) ? ['br', 'gzip', 'identity'] : ['gzip', 'identity'];
  }

  /** The length of the body in bytes. Compresses or decompresses only for the first request. */
  async size(file: string, encoding: Encoding): Promise<number> {
    const { sizes } = await this.describe(file);
    return sizes[encoding] ?? (await this.body(file, encoding)).length;
  }

  async body(file: string, encoding: Encoding): Promise<Buffer> {
    const described = await this.describe(file);
    const name = nameOf(described, file);
    const kept = encoding === 'gzip' ? this.#kept.get(name) : undefined;
    const made = kept ?? this.#made.get(`${encoding} ${name}`)?.deref();
    if (made) return made;
    return this.#once(`${encoding} ${name}`, async () => {
      const body = await this.#make(described, file, encoding);
      described.sizes[encoding] = body.length;
      this.#made.set(`${encoding} ${name}`, new WeakRef(body));
      return body;
    });
  }

  async #make(described: Described, file: string, encoding: Encoding): Promise<Buffer> {
    const { sizes } = described;
    const brotli = this.#source.brotli(file);
    if (encoding === 'br' && brotli) return brotli();
    const kept = this.#kept.get(nameOf(described, file));
    if (kept) return encoding === 'gzip' ? kept : unpack(kept, { chunkSize: (sizes.identity ?? 0) + MIN_CHUNK });
    const bytes = brotli ? await unpackBrotli(brotli()) : this.#source.read(file);
    sizes.identity = bytes.length;
    return encoding === 'gzip' ? this.#pack(described, file, bytes) : bytes;
  }

  async #pack(described: Described, file: string, bytes: Buffer): Promise<Buffer> {
    const packed = await pack(bytes);
    described.sizes.gzip = packed.length;
    this.#kept.set(nameOf(described, file), packed);
    return packed;
  }

  /** Runs one task at a time and lets other requests run in between, so that no visitor waits for another. */
  #once<Made>(name: string, work: () => Promise<Made>): Promise<Made> {
    const running = this.#making.get(name);
    if (running) return running as Promise<Made>; // the same name, so the same work
    const turn = this.#turns.run(work).finally(() => this.#making.delete(name));
    this.#making.set(name, turn);
    return turn;
  }

  /**
   * The headers of a file. A page has its own content security policy, which allows its inline scripts. For any other file, the policy
   * allows none.
   */
  #headersOf(file: string, bytes: Buffer): OutgoingHttpHeaders {
    const own = file.endsWith('.html') ? PAGE_POLICY.exec(bytes.toString())?.groups?.['policy'] : undefined;
    return {
      ...headersOfAnswer(this.#trackerOrigin, own),
      'Content-Type': mediaTypeOf(file),
      'Cache-Control': isAsset(file) ? ASSET_CACHING : 'no-cache',
      Vary: 'Accept-Encoding',
    };
  }
}

const nameOf = ({ version }: Described, file: string): string => `${file} ${version}`;
