/** 15 % of 80. */
export const sample = { percentage: '15', value: '80' } as const;
