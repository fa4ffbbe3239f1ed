export type StatusType = 'HTTP' | 'WebDav' | 'Unofficial';

export interface StatusCode {
  readonly code: number;
  /** The reason phrase, which is not translated. */
  readonly name: string;
  readonly type: StatusType;
  /** A document such as `RFC 9110`, or the software or service that uses an unofficial code. */
  readonly specification: string;
  /** Reason phrases of older documents. */
  readonly formerNames?: readonly string[];
  /** A cache may store the response without explicit freshness information: RFC 9110, section 15.1. */
  readonly isCacheable?: true;
}

/** The codes of the IANA HTTP Status Code Registry that are not temporary, and the teapot of RFC 2324; in ascending order. */
export const registeredCodes = [
  { code: 100, name: 'Continue', type: 'HTTP', specification: 'RFC 9110' },
  { code: 101, name: 'Switching Protocols', type: 'HTTP', specification: 'RFC 9110' },
  { code: 102, name: 'Processing', type: 'WebDav', specification: 'RFC 2518' },
  { code: 103, name: 'Early Hints', type: 'HTTP', specification: 'RFC 8297' },
  { code: 200, name: 'OK', type: 'HTTP', specification: 'RFC 9110', isCacheable: true },
  { code: 201, name: 'Created', type: 'HTTP', specification: 'RFC 9110' },
  { code: 202, name: 'Accepted', type: 'HTTP', specification: 'RFC 9110' },
  { code: 203, name: 'Non-Authoritative Information', type: 'HTTP', specification: 'RFC 9110', isCacheable: true },
  { code: 204, name: 'No Content', type: 'HTTP', specification: 'RFC 9110', isCacheable: true },
  { code: 205, name: 'Reset Content', type: 'HTTP', specification: 'RFC 9110' },
  { code: 206, name: 'Partial Content', type: 'HTTP', specification: 'RFC 9110', isCacheable: true },
  { code: 207, name: 'Multi-Status', type: 'WebDav', specification: 'RFC 4918' },
  { code: 208, name: 'Already Reported', type: 'WebDav', specification: 'RFC 5842' },
  { code: 226, name: 'IM Used', type: 'HTTP', specification: 'RFC 3229' },
  { code: 300, name: 'Multiple Choices', type: 'HTTP', specification: 'RFC 9110', isCacheable: true },
  { code: 301, name: 'Moved Permanently', type: 'HTTP', specification: 'RFC 9110', isCacheable: true },
  { code: 302, name: 'Found', type: 'HTTP', specification: 'RFC 9110', formerNames: ['Moved Temporarily'] },
  { code: 303, name: 'See Other', type: 'HTTP', specification: 'RFC 9110' },
  { code: 304, name: 'Not Modified', type: 'HTTP', specification: 'RFC 9110' },
  { code: 305, name: 'Use Proxy', type: 'HTTP', specification: 'RFC 9110' },
  { code: 306, name: '(Unused)', type: 'HTTP', specification: 'RFC 9110', formerNames: ['Switch Proxy'] },
  { code: 307, name: 'Temporary Redirect', type: 'HTTP', specification: 'RFC 9110' },
  { code: 308, name: 'Permanent Redirect', type: 'HTTP', specification: 'RFC 9110', isCacheable: true },
  { code: 400, name: 'Bad Request', type: 'HTTP', specification: 'RFC 9110' },
  { code: 401, name: 'Unauthorized', type: 'HTTP', specification: 'RFC 9110' },
  { code: 402, name: 'Payment Required', type: 'HTTP', specification: 'RFC 9110' },
  { code: 403, name: 'Forbidden', type: 'HTTP', specification: 'RFC 9110' },
  { code: 404, name: 'Not Found', type: 'HTTP', specification: 'RFC 9110', isCacheable: true },
  { code: 405, name: 'Method Not Allowed', type: 'HTTP', specification: 'RFC 9110', isCacheable: true },
  { code: 406, name: 'Not Acceptable', type: 'HTTP', specification: 'RFC 9110' },
  { code: 407, name: 'Proxy Authentication Required', type: 'HTTP', specification: 'RFC 9110' },
  { code: 408, name: 'Request Timeout', type: 'HTTP', specification: 'RFC 9110' },
  { code: 409, name: 'Conflict', type: 'HTTP', specification: 'RFC 9110' },
  { code: 410, name: 'Gone', type: 'HTTP', specification: 'RFC 9110', isCacheable: true },
  { code: 411, name: 'Length Required', type: 'HTTP', specification: 'RFC 9110' },
  { code: 412, name: 'Precondition Failed', type: 'HTTP', specification: 'RFC 9110' },
  {
    code: 413,
    name: 'Content Too Large',
    type: 'HTTP',
    specification: 'RFC 9110',
    formerNames: ['Payload Too Large', 'Request Entity Too Large'],
  },
  { code: 414, name: 'URI Too Long', type: 'HTTP', specification: 'RFC 9110', formerNames: ['Request-URI Too Long'], isCacheable: true },
  { code: 415, name: 'Unsupported Media Type', type: 'HTTP', specification: 'RFC 9110' },
  { code: 416, name: 'Range Not Satisfiable', type: 'HTTP', specification: 'RFC 9110', formerNames: ['Requested Range Not Satisfiable'] },
  { code: 417, name: 'Expectation Failed', type: 'HTTP', specification: 'RFC 9110' },
  { code: 418, name: "I'm a teapot", type: 'HTTP', specification: 'RFC 2324' },
  { code: 421, name: 'Misdirected Request', type: 'HTTP', specification: 'RFC 9110' },
  { code: 422, name: 'Unprocessable Content', type: 'HTTP', specification: 'RFC 9110', formerNames: ['Unprocessable Entity'] },
  { code: 423, name: 'Locked', type: 'WebDav', specification: 'RFC 4918' },
  { code: 424, name: 'Failed Dependency', type: 'WebDav', specification: 'RFC 4918' },
  { code: 425, name: 'Too Early', type: 'HTTP', specification: 'RFC 8470' },
  { code: 426, name: 'Upgrade Required', type: 'HTTP', specification: 'RFC 9110' },
  { code: 428, name: 'Precondition Required', type: 'HTTP', specification: 'RFC 6585' },
  { code: 429, name: 'Too Many Requests', type: 'HTTP', specification: 'RFC 6585' },
  { code: 431, name: 'Request Header Fields Too Large', type: 'HTTP', specification: 'RFC 6585' },
  { code: 451, name: 'Unavailable For Legal Reasons', type: 'HTTP', specification: 'RFC 7725' },
  { code: 500, name: 'Internal Server Error', type: 'HTTP', specification: 'RFC 9110' },
  { code: 501, name: 'Not Implemented', type: 'HTTP', specification: 'RFC 9110', isCacheable: true },
  { code: 502, name: 'Bad Gateway', type: 'HTTP', specification: 'RFC 9110' },
  { code: 503, name: 'Service Unavailable', type: 'HTTP', specification: 'RFC 9110' },
  { code: 504, name: 'Gateway Timeout', type: 'HTTP', specification: 'RFC 9110' },
  { code: 505, name: 'HTTP Version Not Supported', type: 'HTTP', specification: 'RFC 9110' },
  { code: 506, name: 'Variant Also Negotiates', type: 'HTTP', specification: 'RFC 2295' },
  { code: 507, name: 'Insufficient Storage', type: 'WebDav', specification: 'RFC 4918' },
  { code: 508, name: 'Loop Detected', type: 'WebDav', specification: 'RFC 5842' },
  { code: 510, name: 'Not Extended', type: 'HTTP', specification: 'RFC 2774' },
  { code: 511, name: 'Network Authentication Required', type: 'HTTP', specification: 'RFC 6585' },
] as const satisfies readonly StatusCode[];

/** Unregistered codes that servers, proxies, and frameworks send, in ascending order. */
export const unofficialCodes = [
  { code: 419, name: 'Page Expired', type: 'Unofficial', specification: 'Laravel' },
  { code: 420, name: 'Enhance Your Calm', type: 'Unofficial', specification: 'Twitter' },
  { code: 440, name: 'Login Time-out', type: 'Unofficial', specification: 'IIS' },
  { code: 444, name: 'No Response', type: 'Unofficial', specification: 'nginx' },
  { code: 449, name: 'Retry With', type: 'Unofficial', specification: 'IIS' },
  { code: 450, name: 'Blocked by Windows Parental Controls', type: 'Unofficial', specification: 'Microsoft' },
  { code: 460, name: 'Client Closed Connection', type: 'Unofficial', specification: 'AWS ELB' },
  { code: 463, name: 'Too Many IP Addresses', type: 'Unofficial', specification: 'AWS ELB' },
  { code: 494, name: 'Request Header Too Large', type: 'Unofficial', specification: 'nginx' },
  { code: 495, name: 'SSL Certificate Error', type: 'Unofficial', specification: 'nginx' },
  { code: 496, name: 'SSL Certificate Required', type: 'Unofficial', specification: 'nginx' },
  { code: 497, name: 'HTTP Request Sent to HTTPS Port', type: 'Unofficial', specification: 'nginx' },
  { code: 498, name: 'Invalid Token', type: 'Unofficial', specification: 'Esri' },
  { code: 499, name: 'Client Closed Request', type: 'Unofficial', specification: 'nginx' },
  { code: 509, name: 'Bandwidth Limit Exceeded', type: 'Unofficial', specification: 'cPanel' },
  { code: 520, name: 'Web Server Returned an Unknown Error', type: 'Unofficial', specification: 'Cloudflare' },
  { code: 521, name: 'Web Server Is Down', type: 'Unofficial', specification: 'Cloudflare' },
  { code: 522, name: 'Connection Timed Out', type: 'Unofficial', specification: 'Cloudflare' },
  { code: 523, name: 'Origin Is Unreachable', type: 'Unofficial', specification: 'Cloudflare' },
  { code: 524, name: 'A Timeout Occurred', type: 'Unofficial', specification: 'Cloudflare' },
  { code: 525, name: 'SSL Handshake Failed', type: 'Unofficial', specification: 'Cloudflare' },
  { code: 526, name: 'Invalid SSL Certificate', type: 'Unofficial', specification: 'Cloudflare' },
  { code: 530, name: 'Origin DNS Error', type: 'Unofficial', specification: 'Cloudflare' },
  { code: 561, name: 'Unauthorized', type: 'Unofficial', specification: 'AWS ELB' },
] as const satisfies readonly StatusCode[];

export type Code = (typeof registeredCodes | typeof unofficialCodes)[number]['code'];
