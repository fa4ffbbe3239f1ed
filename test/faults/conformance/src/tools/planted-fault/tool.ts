import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'text', icon: 'bug', createdAt: '21 November', opposite: 'planted-fault', redirectFrom: ['/about'] });
