import type { Ipv4Block } from '#formats/ip/ipv4-block.ts';
import { ResultRows } from '#ui/result-rows.tsx';
import { describeNetwork } from '../logic.ts';
import type { SubnetTool } from './subnet-tool.ts';

const labels = [
  'network',
  'address',
  'mask',
  'binaryMask',
  'cidr',
  'wildcardMask',
  'size',
  'usableHosts',
  'firstHost',
  'lastHost',
  'broadcast',
  'ipClass',
  'type',
] as const;

interface NetworkRowsProps {
  readonly t: SubnetTool['t'];
  readonly network: Ipv4Block | null;
}

/** All about a network; empty rows while there is none. */
export function NetworkRows({ t, network }: NetworkRowsProps) {
  const described = network && describeNetwork(network);
  const values = described && {
    ...described,
    broadcast: described.broadcast ?? t('view.noBroadcast'),
    type: t(`types.${described.type}`),
  };
  return (
    <ResultRows rows={labels.map((name) => ({ label: t(`outputs.${name}`), value: values?.[name] ?? '', isProse: name === 'type' }))} />
  );
}
