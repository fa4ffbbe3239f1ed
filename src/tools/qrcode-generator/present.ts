import type { Presenters } from '#core/present.ts';
import { type QrMessages, qrAnswer, scanAnswer } from '#domains/qr/qr-answer.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

export const presenters = {
  draw: (image, _given, { t }) => ({
    ...qrAnswer(image, t),
    encodingMode: t(`view.modes.${image.mode}`),
    svgCode: image.picture.svg,
  }),
  scan: (isReadable, _given, { t }) => scanAnswer(isReadable, t),
} satisfies Presenters<typeof declaration, typeof run, typeof en & QrMessages>;
