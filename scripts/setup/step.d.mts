export function startStep(name: string): (result: string) => void;
