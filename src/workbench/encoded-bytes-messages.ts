import type shared from '#i18n/shared/encoded-bytes/en.json';

/** What is said of bytes that were typed as hex or Base64 and are none; a tool has it by `"shared": "encoded-bytes"` in its English file. */
export type EncodedBytesMessages = typeof shared;
