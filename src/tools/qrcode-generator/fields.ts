import { defineInputs, defineOptions, file, flag, text, whole } from '#core/fields.ts';
import { qrOptions } from '#formats/qr/qr-options.ts';

export const inputs = defineInputs({
  text: text({ sample: 'https://it-tools.tech' }),
  logo: file({ accept: 'image/png,image/jpeg,image/webp,image/svg+xml' }),
});

export const options = defineOptions({
  ...qrOptions,
  transparentBackground: flag(false),
  logoSize: whole({ min: 5, max: 30, initial: 20 }),
});
