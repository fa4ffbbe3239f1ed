import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    operation: 'convert',
    inputs: { yaml: 'name: web\nports: [80, 443]\nbase: &b {cpu: 1}\nbig: {<<: *b, memory: 2Gi}' },
    options: { indent: 'none' },
    output: { text: '{"name":"web","ports":[80,443],"base":{"cpu":1},"big":{"cpu":1,"memory":"2Gi"}}', notices: [] },
  },
];
