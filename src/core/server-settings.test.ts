import { expect, test } from 'vitest';
import { serverSettings } from './server-settings.ts';

const { format } = serverSettings.host;

test.each(['', '0.0.0.0', '127.0.0.1', '255.249.199.9', '::', '::1', 'fe80::1%eth0', '2001:DB8::ffff:192.0.2.1', '1:2:3:4:5:6:7:8'])(
  'a server can listen on “%s”',
  (host) => expect(format.parse(host)).toBe(host),
);

test.each([
  'localhost',
  '127.0.0',
  '1.2.3.4.5',
  '256.0.0.1',
  '1.2.3.',
  '1.2.3.4.',
  ':',
  ':::',
  '1::2::3',
  '[::1]',
  '::1/64',
  '12345::',
  ' ::1',
])('a server cannot listen on “%s”', (host) => expect(format.parse(host)).toBeUndefined());
