import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'data', icon: 'building-bank', createdAt: '2023-08-26' });
