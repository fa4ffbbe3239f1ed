import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'network',
  icon: 'topology-star-3',
  createdAt: '2026-11-22',
  redirectFrom: ['/ipv6-address-converter', '/ipv6-subnet-calculator'],
});
