import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'network', icon: 'plug-connected', createdAt: '2026-11-22', redirectFrom: ['/port-lookup'] });
