import type { Presenters } from '#core/present.ts';
import type { declaration } from './declare.ts';
import { downloadName } from './decoded-file.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';
import { sizeText } from './size-text.ts';
import { makeSnippet, SHOWN_LENGTH } from './snippet.ts';

export const presenters = {
  encode(encoded, { outputFormat }, { t, language }) {
    const { mediaType, byteCount, base64Length } = encoded;
    const { text, whole, length, file } = makeSnippet(encoded, outputFormat);
    const number = (count: number): string => count.toLocaleString(language);
    return {
      base64: { text, whole, file },
      sourceType: mediaType,
      sourceSize: sizeText(t, language, byteCount),
      base64Length: t('view.characters', { count: base64Length, number: number(base64Length) }),
      notices: whole
        ? [{ code: 'shownInPart', isOfPage: true, values: { shown: number(SHOWN_LENGTH), count: length, number: number(length) } }]
        : [],
    };
  },
  decode(decoded, { fileName, extension: typed }, { t, language }) {
    const { content, byteCount, mediaType, typeFrom, extension, shownAs } = decoded;
    const file = downloadName(fileName, typed, decoded);
    return {
      decodedFile: { content, file, extension, shownAs },
      detectedType: t(`view.typeFrom.${typeFrom}`, { type: mediaType }),
      decodedSize: sizeText(t, language, byteCount),
      downloadName: file,
    };
  },
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
