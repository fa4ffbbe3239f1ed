export { writeStored } from '#workbench/storage.ts';
