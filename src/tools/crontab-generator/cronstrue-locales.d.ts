// The locales have no types and do not need any: each registers itself in cronstrue.
declare module 'cronstrue/locales/*';
