import type { Language } from '../../src/core/languages.ts';

/** Words or whole texts (without placeholders, digits and signs) that a language has as English has them, and why. */
export interface SameTexts {
  readonly reason: string;
  /** All languages where it is left out. */
  readonly languages?: readonly Language[];
  /** Separated by blanks. A text that is made of such words alone is the same by right. */
  readonly words?: string;
  /** Separated by `|`. */
  readonly texts?: string;
}

const latin = ['de', 'es', 'fr', 'pt', 'vi'] as const;
const alphabetic = [...latin, 'ru', 'uk'] as const;

export const sameTexts: readonly SameTexts[] = [
  {
    reason: 'formats, encodings and algorithms',
    words: `AMT BBAN BLAKE2b Base32 Base64 Base64url Bcrypt CMYK CRLF CSS CSV DNS E EAP ES6 EUI GTC H HMAC HOTP HSL HSV HTML HWB
      IBAN ISBN ISO JPEG JSON JWK LCH LF Lab MD5 MP4 MSCHAP MSCHAPV2 Markdown NCS OID OKLCH Oklab P3 PAP PEAP PEM PKCS PL PNG
      QR RFC RGB RIPEMD SHA SHA3 SM3 SPKI SQL SSID SVG TOTP TTLS URL URN UTC UTF 16BE 16LE UUID Unicode VP8 VP9 WEP WPA WPA2
      WPA3 WebM WebP XYZ D65 IV Hex hex CPU ULIDs UUIDs Nil Max u`,
  },
  {
    reason: 'protocols',
    words: 'AS112 IPv6 LLDP VRRP VoIP',
    texts: 'Authorization | Authorization Basic | Proxy Authorization | Spanning tree',
  },
  {
    reason: 'products and languages',
    words: `AWS BigQuery C ClickHouse DB2 DuckDB Hive JavaScript MariaDB Microsoft MySQL N1QL OpenSSH Oracle PostgreSQL PuTTY Python
      QEMU KVM Quartz Redshift Rust SQLite SingleStoreDB Snowflake Spark TiDB Trino Unix WebAssembly WebGL WebGPU`,
    texts: 'DB2 for i | IT Tools | Transact SQL | Display P3 | JSON Patch',
  },
  {
    reason: 'keys, as what is written on the page names them in all languages',
    texts: 'Ctrl | Alt | Shift | Meta | AltGr | Caps Lock | Num Lock | Scroll Lock',
  },
  {
    reason: 'commands and keywords of code',
    words: 'PWD Setgid Setuid Umask echo null setgid setuid sticky ms s',
  },
  {
    reason: 'the mark before what it marks',
    texts: '0b | 0o | 0x | 2a | 2b | 2y | BEGIN PRIVATE KEY | X | x',
  },
  {
    reason: 'top-level media types and who registers types',
    texts: `apache | application | audio | chemical | font | iana | image | message | model | multipart | nginx | text | video |
      x conference | x shader`,
  },
  {
    reason: 'samples of what may be typed',
    texts: `01T00 00Z | 31T09 00Z | 0xC0A80101 ffff c0a8 | Hotel Echo Lima Lima Oscar | Python C u0041 U0001F4A9 |
      JavaScript JSON u0041 | HTML hex x41 | account | amend stash list untracked | en GB | entry item | heart tada U 1F680 |
      https eur03 safelinks protection outlook com url | https example com image jpg | https example com page |
      https example org | https example org path name value fragment | id | items | js a b index html image svg | path |
      rwxr xr x u rwx go rx | 5xx too large | slug | user host`,
  },
  {
    reason: 'names of fields and of timestamps, as their specification or their product writes them',
    texts: `CPU | Claims | Clock sequence | Code | Data URI | Do Not Track | Global ID | Global Privacy Control | JavaScript Date |
      JavaScript toString | Key | Keycode | LDAP generalized time | Mongo ObjectID | NATO ICAO | NET ticks | Origin | Payload |
      SVG data URI | Seed | Service worker | User agent | Windows FILETIME | opaque`,
  },
  {
    reason: 'commands of Git',
    words: 'Commit Stash',
  },
  {
    reason: 'ways of writing names, each written in its own way',
    languages: alphabetic,
    texts: `Camel case | Capital case | Cobol case | Constant case | Dot case | Flat case | Inverted case | Kebab case |
      Mocking case | No case | Pascal case | Path case | Sentence case | Snake case | Title case | Train case`,
  },
  {
    reason: 'named after people',
    languages: latin,
    texts: 'Celsius | Delisle | Fahrenheit | Kelvin | Newton | Rankine | Réaumur | Rømer',
  },
  {
    reason: 'the borrowed word is the usual one',
    languages: alphabetic,
    texts: 'Sticky bit | Sticky y | Emoji | emoji | Web | Bits | Base',
  },
  {
    reason: 'the borrowed word is the usual one',
    languages: ['zh'],
    texts: 'Web | emoji',
  },
  {
    reason: 'the same word in German',
    languages: ['de'],
    texts: `Album | Alphabet | Array | Arrays | Benchmarking | Block | Branches | Broadcast | Browser | Byte | Codes | Cookies |
      Countdown | Detail | Details | Disc | Downlink | Editor | Engine | Escapes | Export | Flag | Flags | Format | Fragment |
      Global g | Hash | Header | Header RFC | Host | Hostname | Hostname Unicode | Hover | IPv4 mapped IPv6 |
      IPv4 mapped IPv6 hex | International | Link | Link local | Logo | Lookaround | Loopback | Median | Minute | Mnemonic |
      Multicast | Name | Numeronym | Online | Optional | Pager | Passphrase | Passphrase optional | Pause | Pipe | Player |
      Port | Ports | Position | Remotes | SVG in Base64 | Salt | Shortcode | Standard | Start | Symbol | Syntax | Tab | Tags |
      Tester | Text | Tools | Version | Website`,
  },
  {
    reason: 'the same word in Spanish',
    languages: ['es'],
    texts: `Actor | Array | Arrays | Byte | Bytes big endian | Bytes little endian | Color | Control | Cookies | Decimal | Director |
      Editor | Error | Escapes | General | Global g | HTML decimal | Hash | Hexadecimal | Host | Hover | Invisible |
      Lookaround | Loopback | No | Octal | Shortcode | Tokens | User agents | decimal | hexadecimal | no | octal`,
  },
  {
    reason: 'the same word in French',
    languages: ['fr'],
    texts: `3xx redirection | Actions | Album | Alphabet | Angles | Application | Architecture | Article | Branches | Charset |
      Classes | Clauses | Codes | Compressible | Contact | Cookies | Description | Documentation | Export | Expression |
      Extension | Extensions | Format | Formats | Fraction | Fragment | Image | International | Invisible | Latin | Logo |
      Message | Min | Minute | Minutes | Mobile | Mode | Occurrence | Octal | Orientation | Pages | Pause | Permissions |
      Playlist | Population | Port | Ports | Position | Possible | QR code | Quartile | Question | Radians | Score | Secret | Shortcode |
      Signature | Signatures | Source | Standard | Strict RFC | Suite | Suites | Tag | Tags | Type | Variance | Version | bit | bits | date |
      minute | minutes | modules | octal | standard`,
  },
  {
    reason: 'the same word in Portuguese',
    languages: ['pt'],
    texts: `Array | Arrays | Branches | Broadcast | Byte | Bytes big endian | Bytes little endian | Charset | Classes | Cookies |
      Decimal | Downlink | Editor | Escapes | Flag | Flags | Global g | HTML decimal | Hash | Hexadecimal | Host | Hover |
      Link | Link local | Lookaround | Loopback | Multicast | Namespace | No | Octal | Online | Pager | Player | Playlist |
      Salt | Shortcode | Tag | Tags | Tokens | User agents | decimal | flags | hexadecimal | octal`,
  },
  {
    reason: 'the borrowed word is the usual one',
    languages: ['ru'],
    texts: 'IPv4 multicast | IPv6 multicast',
  },
  {
    reason: 'the borrowed word is the usual one',
    languages: ['vi'],
    texts: `ASCII art | Album | Byte | Camera | Engine | Entropy | Fragment | Header | Header RFC | Hover | Link local | Logo |
      Loopback | Multicast | Numeronym | Salt | Tab | byte | Escape | Unescape`,
  },
];
