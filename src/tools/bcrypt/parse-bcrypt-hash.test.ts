import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { parseBcryptHash } from './parse-bcrypt-hash.ts';

// crypt_blowfish, wrapper.c.
const hash = '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW';
const parts = { version: '2a', cost: 5, salt: 'CCCCCCCCCCCCCCCCCCCCC.', checksum: 'E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW' };

describe('parseBcryptHash', () => {
  test.each([
    hash,
    ` \t${hash}\n`,
    `{bcrypt}${hash}`, // Spring Security, DelegatingPasswordEncoder
    `user:${hash}`, // htpasswd
    ` some user: ${hash}`,
    `user:{BLF-CRYPT}${hash}:1000:1000::/home/user::`, // Dovecot, passwd-file
    `{CRYPT}${hash}`, // OpenLDAP
    `bcrypt$${hash}`, // Django, BCryptPasswordHasher
    `admin:${hash.replaceAll('$', '$$$$')}`, // Compose files
    `PASSWORD_HASH='${hash}'`,
    `"password": "${hash}",`,
    hash.replaceAll('$', String.raw`\$$`), // Dart, and shells within double quotes
    `root:${hash}:20000:0:99999:7:::`, // shadow(5)
  ])('finds the parts in %j', (typed) => {
    expect(parseBcryptHash(typed)).toEqual(ok(parts));
  });

  test.each([
    ['$2b$31$', '2b', 31],
    ['$2y$04$', '2y', 4],
    ['$2$10$', '2', 10],
  ])('reads a hash that begins with %s', (start, version, cost) => {
    expect(parseBcryptHash(start + parts.salt + parts.checksum)).toEqual(ok({ ...parts, version, cost }));
  });

  test.each(['', ' \n'])('returns nothing for %j', (typed) => {
    expect(parseBcryptHash(typed)).toEqual(ok(null));
  });

  test.each([
    'a',
    '$',
    '$1$abc',
    '$2c$05$',
    '2a$05$',
    '$2a05$',
    '{bcrypt}',
    'user:',
    '$argon2id$v=19$',
    '{ssha}$2a$05$',
    'bcrypt_sha256$$2b$12$',
    'xbcrypt$$2b$12$',
    'a$2a$05$',
  ])('refuses %j, which has no bcrypt version', (typed) => {
    expect(parseBcryptHash(typed)).toEqual(fail('notABcryptHash', { field: 'hash' }));
  });

  test('refuses version 2x regardless of the rest', () => {
    expect(parseBcryptHash('$2x$05$')).toEqual(fail('faultyVersion', { field: 'hash' }));
  });

  test.each([
    [hash.slice(0, -1), 60, 59],
    [`${hash}.`, 60, 61],
    ['$2b$', 60, 4],
    [`$2$05$${parts.salt}`, 59, 28],
    [`${hash.slice(0, -1)}🌍.`, 60, 61],
  ])('refuses %s, which should have %i characters but has %i', (typed, expected, found) => {
    expect(parseBcryptHash(typed)).toEqual(fail('wrongLength', { field: 'hash', values: { expected, found } }));
  });

  test.each([hash.replace('E5', 'E-'), hash.replace('E5', 'E '), hash.replace('E5', 'E$'), hash.replace('E', '+'), hash.replace('E', 'é')])(
    'refuses %s because of an invalid character',
    (typed) => {
      expect(parseBcryptHash(typed)).toEqual(fail('foreignCharacter', { field: 'hash' }));
    },
  );

  test.each([
    ['40$', '40'],
    ['03$', '03'],
    ['32$', '32'],
    ['5.$', '5.'],
    ['-5$', '-5'],
    ['050', '050'],
    ['$$$', '$$'],
  ])('refuses a cost of %s', (written, found) => {
    expect(parseBcryptHash(hash.replace('05$', () => written))).toEqual(fail('costOutOfRange', { field: 'hash', values: { found } }));
  });

  test('returns a result for any input', () => {
    const pieces = fc.constantFrom('$2a$', '$2$', '$2x$', '05$', '🌍', parts.salt, parts.checksum, ':', '{bcrypt}', ' ');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(pieces).map((list) => list.join('')),
        ),
        (typed) => {
          const parsed = parseBcryptHash(typed);
          const { version, cost, salt, checksum } = (parsed.ok && parsed.value) || parts;
          expect(`$${version}$${String(cost).padStart(2, '0')}$${salt}${checksum}`).toMatch(/^\$2[aby]?\$\d\d\$[./A-Za-z\d]{53}$/);
        },
      ),
    );
  });
});
