import type { SameTexts } from './same-texts.ts';

export default [
  {
    reason: 'the same word in German',
    texts: `Album | Alphabet | Array | Arrays | Benchmarking | Block | Branches | Broadcast | Browser | Byte | Codes | Cookies |
      Countdown | Detail | Details | Disc | Downlink | Editor | Engine | Escapes | Export | Flag | Flags | Format | Fragment |
      Global g | Hash | Header | Header RFC | Host | Hostname | Hostname Unicode | Hover | IPv4 mapped | IPv4 mapped IPv6 |
      IPv4 mapped IPv6 hex | International | Link | Link local | Logo | Lookaround | Loopback | Median | Minute | Mnemonic |
      Multicast | Name | Numeronym | Offline | Online | Operation | Optional | Pager | Passphrase | Passphrase optional | Pause | Pipe | Plan | Player |
      Port | Ports | Position | Remotes | SVG in Base64 | Salt | Shell | Shortcode | Standard | Start | Symbol | Syntax | Tab | Tags |
      Tester | Text | Tool | Tools | Transport | Version | Website | Zone`,
  },
  { reason: 'the same word, as the DNS has it', texts: 'Domain | Labels | Minimum | Problem | Tag | Term | Zone' },
] satisfies readonly SameTexts[];
