import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'math',
  icon: 'calendar-stats',
  createdAt: '2026-11-22',
  redirectFrom: ['/days-calculator', '/duration-calculator'],
});
