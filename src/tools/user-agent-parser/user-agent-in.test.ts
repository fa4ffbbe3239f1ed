import { expect, test } from 'vitest';
import { userAgentIn } from './user-agent-in.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

test.each([
  [FIREFOX],
  [`\u{feff}${FIREFOX}`],
  [`"${FIREFOX}",`],
  [`User-Agent: ${FIREFOX}`],
  [`> user-agent: ${FIREFOX}`], // curl -v
  [`-H 'User-Agent: ${FIREFOX}' \\`], // a command copied from developer tools
  [`"user-agent": "${FIREFOX}",`],
  [`HTTP_USER_AGENT=${FIREFOX}`],
  [`203.0.113.7 - - [01/Jun/2026:12:00:00 +0000] "GET /a?b=\\"c\\" HTTP/1.1" 200 12 "https://example.com/" "${FIREFOX}"`],
  [`203.0.113.7 - jane [01/Jun/2026:12:00:00 +0000] "GET / HTTP/2.0" 304 - "-" "${FIREFOX}" "198.51.100.9"`],
  [FIREFOX.replaceAll(' ', '+')], // IIS
  [FIREFOX.replaceAll(' ', '%20')], // CloudFront
  [FIREFOX.replaceAll(' ', '%2520')], // matomo-org/matomo-log-analytics#228
  [encodeURIComponent(FIREFOX)],
])('finds the user agent in %j', (line) => {
  expect(userAgentIn(line)).toBe(FIREFOX);
});

test.each(['curl/8.5.0', 'Mozilla/5.0 (compatible; X/1.0; +https://example.com/bot)', 'a%2', '%20%E9', '100%25'])(
  'does not change %j',
  (line) => {
    expect(userAgentIn(line)).toBe(line);
  },
);
