import assert from 'node:assert/strict';
import { convert } from '../../src/tools/docker-run-to-docker-compose-converter/run.ts';

const read = (commands: string) => assert.ok(convert({ commands, indent: '2' }).ok);

/** Each case once took quadratic time, up to minutes. */
export const cases = {
  flags: (times: number) => read(`docker run ${'-e A=1 '.repeat(100 * times)}a`),
  'brackets that nothing closes': (times: number) => read(`docker run ${'$('.repeat(200 * times)}${'${'.repeat(200 * times)}`),
  'containers of the same image': (times: number) => read('docker run a\n'.repeat(50 * times)),
  devices: (times: number) => read(`docker run --gpus device=${'1,'.repeat(200 * times)} a`),
};
