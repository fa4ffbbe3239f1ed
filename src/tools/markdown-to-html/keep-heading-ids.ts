import type { DOMPurify } from 'dompurify';

/** Lets the ids of headings stay, such as `title`: other elements must not take the names of the document's own members. */
export function keepHeadingIds(purifier: DOMPurify): DOMPurify {
  purifier.addHook('uponSanitizeAttribute', ({ nodeName }, attribute) => {
    if (attribute.attrName === 'id' && /^H[1-6]$/.test(nodeName)) attribute.forceKeepAttr = true;
  });
  return purifier;
}
