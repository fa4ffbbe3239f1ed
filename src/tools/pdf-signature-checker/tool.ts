import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'crypto', icon: 'file-certificate', createdAt: '2023-12-09' });
