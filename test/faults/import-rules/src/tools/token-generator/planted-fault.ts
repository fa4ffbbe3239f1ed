export { run } from '../uuid-generator/run.ts';
