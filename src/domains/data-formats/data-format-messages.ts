import type shared from './messages/en.json';
import type { JsonFormatMessages } from '#domains/json/json-format-messages.ts';

/**
 * Messages that the converters of JSON, YAML, TOML, and XML share. A tool includes them by `"shared": "data-formats"` in its English file.
 */
export type DataFormatMessages = typeof shared & JsonFormatMessages;
