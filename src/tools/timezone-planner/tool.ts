import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'converter',
  icon: 'world-pin',
  createdAt: '2026-11-22',
  redirectFrom: ['/meeting-planner', '/timezone-converter'],
});
