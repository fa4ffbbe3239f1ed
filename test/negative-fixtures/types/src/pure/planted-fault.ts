/** Pure code that knows the page. */
export const titleOfPage = (): string => document.title;
