import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    operation: 'convert',
    inputs: { json: '{"name": "web", "ports": [80, 443], "country": "no" /* Norway */}' },
    output: { text: 'name: web\nports:\n  - 80\n  - 443\ncountry: "no" # Norway', notices: [] },
  },
];
