import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'text', icon: 'number-18-small', createdAt: '2023-11-05' });
