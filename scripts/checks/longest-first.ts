import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isLong = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('/conformance/hostile-input.test.ts');

/** Begins with what takes half of the time: where no run before has told, Vitest would begin with the largest files, and one worker ends long before the other. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { long = [], short = [] } = Object.groupBy(await super.sort.call(this, files), (file) => (isLong(file) ? 'long' : 'short'));
    return [...long, ...short];
  }
}
