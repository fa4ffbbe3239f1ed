/** How many pixels a rem is on this device: as many as the visitor's text is large. */
export const remInPixels = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
