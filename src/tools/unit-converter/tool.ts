import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'measurement',
  icon: 'ruler-2',
  createdAt: '2026-11-22',
  redirectFrom: ['/length-converter', '/weight-converter'],
});
