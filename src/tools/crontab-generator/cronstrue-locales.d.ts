// The locales have no types and need none: each registers itself in cronstrue.
declare module 'cronstrue/locales/*';
