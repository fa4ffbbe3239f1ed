import { fail, ok } from '#core/result.ts';

export const run = {
  giveOther: () => ok({ other: '' }),
  giveNumber: () => ok({ shown: 1 }),
  leaveHole: () => fail('hollow'),
};
