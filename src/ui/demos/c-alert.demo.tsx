import { Alert } from '../alert.tsx';

/** A warning, an error, with and without a title. */
export default function AlertDemo() {
  return (
    <div className="grid gap-3">
      <Alert>A warning is the default.</Alert>
      <Alert title="Careful">A warning with a title.</Alert>
      <Alert type="error">An error.</Alert>
      <Alert type="error" title="Wrong">
        An error with a title.
      </Alert>
      <Alert title="Only a title" />
    </div>
  );
}
