import { parseBase64 } from '#pure/notation/base64/base64.ts';
import { Button } from '#ui/button/button.tsx';

interface SampleButtonProps {
  readonly label: string;
  readonly onSample: (file: File) => void;
}

/** Provides a small signed PDF, which is loaded when the button is pressed. */
export function SampleButton({ label, onSample }: SampleButtonProps) {
  const showSample = async () => {
    const { samplePdf } = await import('../sample-pdf.ts');
    const bytes = parseBase64(samplePdf);
    if (bytes.ok) onSample(new File([bytes.value], 'sample.pdf', { type: 'application/pdf' }));
  };
  return (
    <Button size="small" onClick={() => void showSample()}>
      {label}
    </Button>
  );
}
