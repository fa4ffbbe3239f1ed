import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'text', icon: 'report-analytics', redirectFrom: ['/text-stats'], anyText: 1 });
