import type shared from './messages/en.json';
import type { JsonFormatMessages } from '#subjects/json/json-format-messages.ts';

/** The texts that the converters of JSON, YAML, TOML and XML share; a tool has them by `"shared": "data-formats"` in its English file. */
export type DataFormatMessages = typeof shared & JsonFormatMessages;
