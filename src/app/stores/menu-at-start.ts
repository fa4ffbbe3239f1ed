/** `open` or `collapsed`: how the menu stands when a page is opened. Else it stands as it was left. */
export const MENU_AT_START_KEY = 'menuAtStart';
