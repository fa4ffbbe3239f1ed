import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'network',
  icon: 'circles-relation',
  createdAt: '2026-11-22',
  redirectFrom: ['/allowed-ips-calculator'],
});
