import type { SameTexts } from './same-texts.ts';

/** ISO 15924 codes. The texts are the same as in English in languages with these scripts. */
interface OfScripts extends SameTexts {
  readonly scripts?: readonly string[];
}

const latin = ['Latn'];
const alphabetic = [...latin, 'Cyrl'];

const groups: readonly OfScripts[] = [
  {
    reason: 'formats, encodings and algorithms',
    words: `AMT BBAN BLAKE2b Base32 Base64 Base64url Bcrypt CMYK CRLF CSS CSV DNS E EAP ES6 EUI GTC H HMAC HOTP HSL HSV HTML HWB
      IBAN ISBN ISO JPEG JSON JWK JWT LCH LF Lab iCalendar MD5 MP4 MSCHAP MSCHAPV2 Markdown NCS OID OKLCH Oklab P3 PAP PEAP PEM PKCS PL PNG
      PDF QR RFC RGB RIPEMD SHA SHA3 SM3 SPKI SQL SSID SVG TOTP TTLS URL URN UTC UTF 16BE 16LE UUID Unicode VP8 VP9 WEP WPA WPA2
      WPA3 WebM WebP XYZ D65 IV Hex hex CPU TOML ULID ULIDs UUIDs XML YAML Nil Max gzip u zlib`,
  },
  {
    reason: 'protocols',
    words: '6to4 AS112 DCCP IPv6 LLDP NTP ORCHIDv2 SCTP TCP Teredo UDP VRRP VoIP mDNS',
    texts: 'Authorization | Authorization Basic | Proxy Authorization | Spanning tree',
  },
  {
    reason: 'products and languages',
    words: `AWS Azure BigQuery C ClickHouse DB2 Discord DuckDB Google Cloud Hive JavaScript MariaDB Microsoft MySQL N1QL OpenSSH Oracle PostgreSQL PuTTY Python
      QEMU KVM Quartz Redshift Rust SQLite SingleStoreDB Slack Snowflake Spark Terraform TiDB Trino Unix WebAssembly WebGL WebGPU`,
    texts: 'DB2 for i | IT Tools | MongoDB ObjectId | Safe Link | docker run | Transact SQL | Display P3 | JSON Patch',
  },
  {
    reason: 'keys, as what is written on the page names them in all languages',
    texts: 'Ctrl | Alt | Shift | Meta | AltGr | Caps Lock | Num Lock | Scroll Lock',
  },
  {
    reason: 'commands and keywords of code',
    words: 'AllowedIPs PWD Setgid Setuid Umask echo ipset iptables null setgid setuid sticky ms s',
    texts: 'WireGuard AllowedIPs | nginx allow',
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
    scripts: alphabetic,
    texts: `Camel case | Capital case | COBOL case | Constant case | Dot case | Flat case | Inverted case | Kebab case |
      Mocking case | No case | Pascal case | Path case | Sentence case | Snake case | Title case | Train case`,
  },
  {
    reason: 'named after people',
    scripts: latin,
    texts: 'Celsius | Delisle | Fahrenheit | Kelvin | Newton | Rankine | Réaumur | Rømer',
  },
  {
    reason: 'names of units, which many languages have as English has them',
    scripts: latin,
    words: `CSS DTP acre ampere angstrom bar becquerel bit byte candela carat centipoise centistokes coulomb curie dyne erg farad furlong gal
      gauss gigahertz gon grain gray hectare hectopascal henry hertz joule kelvin kilocalorie kilohertz kilojoule kilonewton
      kiloohm kilopascal kilovolt kilowatt lumen lux megahertz megajoule megapascal megawatt microfarad millibar milliradian
      millivolt milliwatt mole newton ohm parsec pascal pica pixel poundal radian rem siemens sievert stone tesla tonne torr volt
      watt weber yard`,
  },
  {
    reason: 'the borrowed word is the usual one',
    scripts: alphabetic,
    texts: 'Sticky bit | Sticky y | Emoji | emoji | Web | Bits | Base',
  },
  { reason: 'units, and quantities as they are typed', texts: 'bit s | KiB MiB in min Mbit s for h | km h | mph in km h m s kWh h' },
  { reason: 'names of the DNS and of a program', texts: 'nsupdate | TTL' },
];

/** Texts that are the same in every language, or in every language with the same script. */
export const sameEverywhere = (language: string): readonly SameTexts[] => {
  const { script = '' } = new Intl.Locale(language).maximize();
  return groups.filter(({ scripts }) => scripts?.includes(script) ?? true);
};
