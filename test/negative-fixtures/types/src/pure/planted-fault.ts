/** Pure code that uses the DOM. */
export const titleOfPage = (): string => document.title;
