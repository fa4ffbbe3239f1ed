import type shared from '#i18n/shared/qr-code/en.json';

/** The texts of the tools that make QR codes; a tool has them by `"shared": "qr-code"` in its English file. */
export type QrMessages = typeof shared;
