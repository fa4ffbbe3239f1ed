export { run } from '../../tools/uuid-generator/run.ts';
