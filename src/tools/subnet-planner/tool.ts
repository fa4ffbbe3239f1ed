import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'network',
  icon: 'layout-board-split',
  createdAt: '2026-11-22',
  redirectFrom: ['/visual-subnet-calculator', '/vlsm-calculator'],
});
