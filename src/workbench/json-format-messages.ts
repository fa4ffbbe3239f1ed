import type shared from '#i18n/shared/json-format/en.json';

/** The texts that the tools about JSON share; a tool has them by `"shared": "json-format"` in its English file. */
export type JsonFormatMessages = typeof shared;
