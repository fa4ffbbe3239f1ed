export interface Rate {
  readonly guesses: number;
  readonly perSeconds: number;
}

/** The attack speeds, as guesses per number of seconds. */
export const attackSpeeds = {
  throttledLogin: { guesses: 100, perSeconds: 3600 },
  online: { guesses: 10, perSeconds: 1 },
  slowHash: { guesses: 1e4, perSeconds: 1 },
  fastHash: { guesses: 1e9, perSeconds: 1 },
  fastHashGpu: { guesses: 1e10, perSeconds: 1 },
} as const satisfies Readonly<Record<string, Rate>>;
