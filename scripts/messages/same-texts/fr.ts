import type { SameTexts } from './same-texts.ts';

export default [
  { reason: 'kinds of quantities', texts: 'volume | force | angle | inductance | concentration' },
  {
    reason: 'the same word in French',
    texts: `3xx redirection | Actions | Album | Alphabet | Angles | Application | Architecture | Article | Branches | Charset | Date |
      Classes | Clauses | Codes | Compressible | Contact | Cookies | Description | Destination | Dimension | Documentation | Export | Expression |
      Extension | Extensions | Format | Formats | Fraction | Fragment | Image | International | Invisible | Invitation | Latin | Logo |
      Message | Min | Minute | Minutes | Mobile | Mode | Occurrence | Occurrences | Octal | Opaque | Options | Orientation | Page | Pages | Pause | Permissions |
      Playlist | Population | Port | Ports | Position | Possible | QR code | Quartile | Question | Radians | Score | Script | Secret | Service | Shell | Shortcode |
      Signature | Signatures | Source | Standard | Strict RFC | Suggestions | Suite | Suites | Tag | Tags | Transport | Type | Variance | Version | Zone | bit | bits | date |
      document | documents | PDF signature | PDF signatures |
      minute | minutes | modules | octal | standard`,
  },
  { reason: 'the same word, as the DNS has it', texts: 'Altitude | Labels | Latitude | Longitude | Minimum | Services | Usage | Zone' },
] satisfies readonly SameTexts[];
