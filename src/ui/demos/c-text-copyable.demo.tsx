import { OutputField } from '../output-field.tsx';
import { ResultRows } from '../result-rows.tsx';
import { TextCopyable } from '../text-copyable.tsx';

/** A text to press; and the outputs of tools, which are copied as well. */
export default function TextCopyableDemo() {
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <TextCopyable value="192.168.1.1" />
        <TextCopyable value="192.168.1.2" showIcon={false} />
        <TextCopyable value="192.168.1.3" displayedValue="shown instead" />
      </div>
      <OutputField label="Token" value="ksjdhf8weyrkjshdf87wey4rkjhsdf87wy4e" fileName="token.txt" />
      <OutputField label="Secret" value="JBSWY3DPEHPK3PXP" isSecret />
      <OutputField label="Lines" value={'one\ntwo\nthree'} isMultiline rows={4} copiedText="Lines copied to the clipboard" />
      <OutputField label="Empty" value="" />
      <ResultRows
        label="Digests"
        rows={[
          { label: 'MD5', value: '9e107d9d372bb6826bd81d3542a419d6' },
          { label: 'SHA512', value: '07e547d9586f6a73f73fbac0435ed76951218fb7d0c8d788a309d785436bbb642e93a252a954f23912547d1e8a3b5ed6e1' },
          { label: 'Hidden', value: 'JBSWY3DPEHPK3PXP', isSecret: true },
          { label: 'Not yet', value: '' },
        ]}
      />
    </div>
  );
}
