/** `open` or `collapsed`: the state of the menu when a page is opened. If not set, the menu keeps its last state. */
export const MENU_AT_START_KEY = 'menuAtStart';
