import type { SameTexts } from './same-texts.ts';

export default [
  {
    reason: 'the same word in Spanish',
    texts: `Actor | Array | Arrays | Byte | Bytes | Bytes big endian | Bytes little endian | Color | Control | Cookies | Decimal | Director |
      Editor | Error | Escapes | General | Global g | HTML decimal | Hash | Hexadecimal | Host | host | hosts | Hover | Invisible |
      Lookaround | Loopback | No | Octal | Script | Shell | Shortcode | Tokens | User agents | decimal | global | hexadecimal | no | octal`,
  },
  { reason: 'the same word, as the DNS has it', texts: 'Selector' },
] satisfies readonly SameTexts[];
