/** The size of a rem in pixels, which depends on the visitor's text size. */
export const remInPixels = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
