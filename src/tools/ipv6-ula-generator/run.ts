import type { Given } from '#core/declaration.ts';
import { mapResult } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import type { declaration } from './declare.ts';
import { describeSubnet } from './describe-prefix.ts';
import { drawGlobalId, noticesOfTime, parseGivenTime } from './draw-global-id.ts';

const readTime = ({ time }: Given<typeof declaration, 'readTime'>) =>
  mapResult(parseGivenTime(time), () => ({ notices: noticesOfTime(time) }));

const readSubnetId = ({ subnetId }: Given<typeof declaration, 'readSubnetId'>) => mapResult(describeSubnet(0n, subnetId), () => null);

export const run = { generate: drawGlobalId, readTime, readSubnetId } satisfies Runs<typeof declaration>;
