import type shared from '#i18n/shared/data-formats/en.json';

/** The texts that the tools about JSON, YAML, TOML and XML share; a tool has them by `"shared": "data-formats"` in its English file. */
export type DataFormatMessages = typeof shared;
