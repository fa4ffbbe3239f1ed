/** Links to a number that are no `tel` URI, with what follows the number. */
const LINK =
  /^(?:(?:callto|sms|smsto|facetime(?:-audio)?|whatsapp|viber):(?:\/\/)?|https?:\/\/wa\.me\/|https?:\/\/(?:api|web)\.whatsapp\.com\/send\/?\?phone=)(\+?[\d().-]+)(?:[?;&].*)?$/is;
const WHATSAPP = /^https?:\/\/(?:wa\.me|(?:api|web)\.whatsapp\.com)\//i;
const QUOTES = /^["'‘“„`<]+|(?<!["'’”`>,;.])["'’”`>,;.]+$/g;
/** What address books, signatures, and business cards have before a number: `Mobile: `, `Tel. `, or a symbol. */
const LABEL =
  /^(?:\p{So}\ufe0f?\s*|(?!tel:)[\p{L}\p{M}][\p{L}\p{M} /()-]{0,24}[:.]\s*|(?:tel|phone|mobile|mob|cell|fax)\s+)(?=[+(\p{Nd}\uff0b])/iu;

/** The number in a copied text, `undefined` where nothing is around it. */
export function pastedNumber(text: string): string | undefined {
  const bare = text.replace(QUOTES, '').trim();
  const [, linked] = LINK.exec(bare) ?? [];
  // A link to WhatsApp has the international number without its plus sign.
  const number = linked === undefined ? bare.replace(LABEL, '') : WHATSAPP.test(bare) ? `+${linked.replace(/^\+/, '')}` : linked;
  return number === text ? undefined : number;
}
