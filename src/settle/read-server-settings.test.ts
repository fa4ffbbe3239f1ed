import { describe, expect, test } from 'vitest';
import { readServerSettings } from './read-server-settings.ts';

describe('where a server listens', () => {
  test.each([
    [{}, {}, { port: 8080, host: '', logRequests: false }],
    [{ port: '1' }, { PORT: '99', HOST: '::1', LOG_REQUESTS: 'true' }, { port: 1, host: '::1', logRequests: true }],
    [{}, { PORT: '', HOST: '' }, { port: 8080, host: '', logRequests: false }],
  ])('is read from %j and %j', (flags, environment, settings) =>
    expect(readServerSettings(flags, environment)).toEqual({ ok: true, settings }),
  );

  test.each([
    [{ PORT: '0' }, 'port (PORT) must be a whole number from 1 to 65535, but it is "0".'],
    [{ PORT: '65536' }, 'port (PORT) must be a whole number from 1 to 65535, but it is "65536".'],
    [{ HOST: 'localhost' }, 'host (HOST) must be an IP address or empty, but it is "localhost".'],
    [{ LOG_REQUESTS: 'yes' }, 'logRequests (LOG_REQUESTS) must be a boolean, but it is "yes".'],
  ])('is refused: %j', (environment, fault) => expect(readServerSettings({}, environment)).toEqual({ ok: false, faults: [fault] }));
});
