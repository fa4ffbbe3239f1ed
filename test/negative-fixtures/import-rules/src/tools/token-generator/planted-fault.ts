export { run } from '../uuid-generator/run.ts';
export { positives } from '../bcrypt/detect.examples.ts';
