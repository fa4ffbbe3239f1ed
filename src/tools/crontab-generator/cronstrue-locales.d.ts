// The locales have no types, and need none: each adds itself to what cronstrue knows.
declare module 'cronstrue/locales/*';
