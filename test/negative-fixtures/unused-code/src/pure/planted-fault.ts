/** Nobody imports this. */
export const unusedConstant = 1;
