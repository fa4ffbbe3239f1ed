import type { ImageCheck } from './image-check.ts';
import { limitFaults } from './limits.ts';
import { pageChecks } from './page-checks.ts';
import { rootFaults } from './root-faults.ts';
import { startChecks } from './start-checks.ts';

/** The requirements for an image, checked separately. */
export const imageChecks: readonly ImageCheck[] = [
  {
    name: 'its size',
    check: ({ size }) => Promise.resolve({ faults: limitFaults({ image: size }), note: `${(size / 1e6).toFixed(1)} MB packed` }),
  },
  { name: 'its files', check: ({ root }) => Promise.resolve({ faults: rootFaults(root) }) },
  ...startChecks,
  ...pageChecks,
];
