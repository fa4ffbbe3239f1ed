import { formatYaml } from '../../src/tools/yaml-prettify/format-yaml.ts';

const style = { indent: 2, indentLists: true, flowCollections: 'keep', sortKeys: false } as const;

export const cases = {
  'line breaks inside a block scalar that keeps them': (times: number) => formatYaml(`a: |+\n x${'\n'.repeat(200 * times)} y\n`, style),
};
