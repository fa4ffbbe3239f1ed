import type { MessageKey, MessageValues } from '#core/message-key.ts';
import type shared from './messages/en.json';
import type { QrImage } from './make-qr-image.ts';

/** Messages of the tools that create QR codes. A tool includes them by `"shared": "qr"` in its English file. */
export type QrMessages = typeof shared;

type QrWords = (key: MessageKey<QrMessages>, values?: MessageValues) => string;

/** The outputs for a code. */
export const qrAnswer = ({ picture, version, size, mode, used, capacity }: QrImage, t: QrWords) => ({
  code: picture,
  version: t('view.versionAndSize', { version, size }),
  capacityUsed: t(`view.capacity.${mode}`, { used, capacity }),
});

/** The output for its scan test. */
export const scanAnswer = (isReadable: boolean, t: QrWords) => ({
  scanTest: { value: t(isReadable ? 'view.readsBack' : 'view.cannotBeRead'), verdict: isReadable ? 'good' : 'bad' } as const,
});
