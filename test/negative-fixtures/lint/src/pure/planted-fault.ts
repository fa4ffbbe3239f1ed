/** Pure code that draws by itself, and looks at the clock. */
export const drawSomething = (): number => Math.random() + Date.now();

export const readAnything = (value: any): unknown => value;

export const fetchSomething = (): unknown => fetch('/anything');
