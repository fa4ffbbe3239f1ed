import { TextCopyable } from './text-copyable.tsx';

/** A value displayed unchanged, one displayed as another text, and one without an icon. */
export default function TextCopyableDemo() {
  return (
    <div className="grid justify-items-start gap-2">
      <TextCopyable value="192.168.0.1" />
      <TextCopyable value="https://example.org/a/long/address" displayedValue="The address" />
      <TextCopyable value="no icon" showIcon={false} />
    </div>
  );
}
