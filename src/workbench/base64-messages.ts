import type shared from '#i18n/shared/base64-faults/en.json';

/** What is said of a text that is no Base64, character by character; a tool has it by `"shared": "base64-faults"` in its English file. */
export type Base64Messages = typeof shared;
