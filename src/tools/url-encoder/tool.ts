import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'web', icon: 'link', anyText: 4 });
