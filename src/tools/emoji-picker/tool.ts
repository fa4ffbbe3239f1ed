import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'text', icon: 'mood-smile', createdAt: '2023-08-07' });
