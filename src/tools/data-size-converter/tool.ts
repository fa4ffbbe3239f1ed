import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'measurement',
  icon: 'transfer',
  createdAt: '2026-11-22',
  redirectFrom: ['/data-transfer-calculator'],
});
