import { Alert } from './alert.tsx';

/** A warning and an error, with and without a title. */
export default function AlertDemo() {
  return (
    <div className="grid gap-3">
      <Alert>A warning is the default.</Alert>
      <Alert title="Before you begin">The private key never leaves this page.</Alert>
      <Alert type="error">This needs https or localhost.</Alert>
      <Alert type="error" title="The camera could not be opened">
        Another program may be using it.
      </Alert>
    </div>
  );
}
