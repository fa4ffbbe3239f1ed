/** Links to a number other than `tel` URIs, including the text after the number. */
const LINK =
  /^(?:(?:callto|sms|smsto|facetime(?:-audio)?|whatsapp|viber):(?:\/\/)?|https?:\/\/wa\.me\/|https?:\/\/(?:api|web)\.whatsapp\.com\/send\/?\?phone=)(\+?[\d().-]+)(?:[?;&].*)?$/is;
const WHATSAPP = /^https?:\/\/(?:wa\.me|(?:api|web)\.whatsapp\.com)\//i;
const QUOTES = /^["'‘“„`<]+|(?<!["'’”`>,;.])["'’”`>,;.]+$/g;
/** Labels before a number in address books, signatures, and business cards, such as `Mobile: `, `Tel. `, or a symbol. */
const LABEL =
  /^(?:\p{So}\ufe0f?\s*|(?!tel:)[\p{L}\p{M}][\p{L}\p{M} /()-]{0,24}[:.]\s*|(?:tel|phone|mobile|mob|cell|fax)\s+)(?=[+(\p{Nd}\uff0b])/iu;

/** Extracts a number from a copied text. Returns `undefined` if the text contains only the number. */
export function pastedNumber(text: string): string | undefined {
  const bare = text.replace(QUOTES, '').trim();
  const [, linked] = LINK.exec(bare) ?? [];
  // WhatsApp links contain the international number without its plus sign.
  const number = linked === undefined ? bare.replace(LABEL, '') : WHATSAPP.test(bare) ? `+${linked.replace(/^\+/, '')}` : linked;
  return number === text ? undefined : number;
}
