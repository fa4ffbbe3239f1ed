import type { SameTexts } from './same-texts.ts';

export default [
  { reason: 'kinds of quantities', texts: 'volume | torque' },
  {
    reason: 'the same word in Portuguese',
    texts: `Array | Arrays | host | hosts | Branches | Broadcast | Byte | Bytes | Bytes big endian | Bytes little endian | Charset | Classes | Cookies |
      Decimal | Downlink | Editor | Escapes | Flag | Flags | Global g | HTML decimal | Hash | Hexadecimal | Host | Hover |
      Link | Link local | Lookaround | Loopback | Multicast | Namespace | No | Octal | Offline | Online | Pager | Player | Playlist |
      Salt | Script | Shell | Shortcode | Tag | Tags | Tokens | User agents | decimal | flags | global | hexadecimal | item | octal`,
  },
  { reason: 'the same word, as the DNS has it', texts: 'Altitude | Latitude | Longitude' },
] satisfies readonly SameTexts[];
