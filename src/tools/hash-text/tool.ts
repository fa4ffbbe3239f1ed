import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'crypto', icon: 'hash', redirectFrom: ['/hash'], anyText: 2 });
