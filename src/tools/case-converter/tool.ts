import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'converter', icon: 'letter-case', anyText: 5 });
