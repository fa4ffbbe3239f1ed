import type { DOMPurify } from 'dompurify';

/** Keeps ids of headings, such as `title`. On other elements, DOMPurify removes ids that are names of the document's members. */
export function keepHeadingIds(purifier: DOMPurify): DOMPurify {
  purifier.addHook('uponSanitizeAttribute', ({ nodeName }, attribute) => {
    if (attribute.attrName === 'id' && /^H[1-6]$/.test(nodeName)) attribute.forceKeepAttr = true;
  });
  return purifier;
}
