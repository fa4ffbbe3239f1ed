/** Normalizes a meeting for `readMeeting`: removes invisible characters and converts other time notations to `15:00` or `3 pm`. */
export const writtenTime = (typed: string): string =>
  typed
    .replaceAll(/\p{Cf}/gu, '')
    .replace(/\b([ap])\.\s?m\.?(?=\s|$)/i, '$1m')
    .replace(/(?<=^|\s)(\d{1,2})(?:[.:](\d{2}))?\s*Uhr(?=\s|$)/i, (_, hour: string, minute = '00') => `${hour}:${minute}`)
    .replace(/(?<=^|\s)(\d{1,2})\.([0-5]\d)(?=\s?[ap]m\b)/i, '$1:$2')
    .replace(/(?<=^|\s)noon(?=\s|$)/i, '12:00')
    .replace(/(?<=^|\s)midnight(?=\s|$)/i, '00:00')
    .replace(/(?<=\p{L}|\d)\s+(?:at|um|à)\s+(?=\d)/iu, ' ')
    .replace(/^(\d{1,2}:\d{2})Z$/i, '$1 UTC')
    .replace(/(?<=[\dm]\s)\(([^()]+)\)$/i, '$1');
