import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { scanQr } from '#domains/qr/scan-qr.ts';
import type { declaration } from './declare.ts';
import { encodeNetwork } from './encode-network.ts';
import { mainRuns } from './main-runs.ts';

function scan({ pixels, foreground, background, ...network }: Given<typeof declaration, 'scan'>) {
  const encoded = encodeNetwork(network);
  return encoded.ok && encoded.value !== null ? scanQr(pixels, { text: encoded.value, foreground, background }) : ok(null);
}

export const run = { ...mainRuns, scan } satisfies Runs<typeof declaration>;
