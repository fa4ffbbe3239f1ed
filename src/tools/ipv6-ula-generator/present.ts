import type { Presenters } from '#core/present.ts';
import type { declaration } from './declare.ts';
import { describePrefix, describeSubnet } from './describe-prefix.ts';
import { noticesOfTime } from './draw-global-id.ts';
import type { run } from './run.ts';

export const presenters = {
  generate(globalId, { source, time, subnetId }) {
    const subnet = describeSubnet(globalId, subnetId);
    return {
      ...describePrefix(globalId),
      ...(subnet.ok ? subnet.value : { error: subnet.error }),
      notices: source === 'macAndTime' ? noticesOfTime(time) : [],
    };
  },
} satisfies Presenters<typeof declaration, typeof run>;
