/** Pure code that uses randomness and the clock. */
export const drawSomething = (): number => Math.random() + Date.now();

export const readAnything = (value: any): unknown => value;

export const fetchSomething = (): unknown => fetch('/anything');
