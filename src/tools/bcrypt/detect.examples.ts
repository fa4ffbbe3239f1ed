import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, and the expected findings. */
export const positives = [
  // The example on the page
  { detector: 'hash', input: '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy', reading: 'bcrypt hash', answer: 'Cost 10' },
  // crypt_blowfish 1.3, wrapper.c
  { detector: 'hash', input: '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW', reading: 'bcrypt hash', answer: 'Cost 5' },
  // as above
  { detector: 'hash', input: '$2y$05$/OK.fbVrR/bpIqNJ5ianF.CE5elHaaO4EbggVDjb8P19RukzXSM3e', reading: 'bcrypt hash', answer: 'Cost 5' },
  // as above
  { detector: 'hash', input: '$2x$05$/OK.fbVrR/bpIqNJ5ianF.CE5elHaaO4EbggVDjb8P19RukzXSM3e', reading: 'bcrypt hash', answer: 'Cost 5' },
  { detector: 'hash', input: '"$2b$12$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy",', reading: 'bcrypt hash', answer: 'Cost 12' },
  { detector: 'hash', input: '$2b$31$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy', reading: 'bcrypt hash', answer: 'Cost 31' },
  { detector: 'hash', input: '  $2b$04$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy\n', reading: 'bcrypt hash', answer: 'Cost 4' },
  {
    detector: 'hash',
    input: 'admin:$2y$05$/OK.fbVrR/bpIqNJ5ianF.CE5elHaaO4EbggVDjb8P19RukzXSM3e',
    reading: 'bcrypt hash',
    answer: 'Cost 5',
  },
] satisfies readonly Positive[];

/** Similar inputs that the detectors reject. */
export const negatives = [
  { detector: 'hash', input: '$2b$10$' },
  { detector: 'hash', input: '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhW' },
  { detector: 'hash', input: '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWyA' },
  { detector: 'hash', input: '$2c$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy' },
  { detector: 'hash', input: '$2b$03$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy' },
  { detector: 'hash', input: '$2b$32$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy' },
  { detector: 'hash', input: '$6$rounds=5000$saltstring$svn8UoSVapNtMuq1ukKS4tPQd8iKwSMHWjlO' },
  { detector: 'hash', input: '$1$etNnh7FA$OlM7eljE/B7F1J4XYNnk81' },
  { detector: 'hash', input: '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ' },
] satisfies readonly Negative[];
