import { Alert } from '#ui/alert.tsx';
import { useLanguage } from '../use-language.ts';

/** Stands in the place of a tool of which a part could not be loaded: it is no fault of the tool. The line at the foot says more. */
export const MissingPart = () => <Alert title={useLanguage().t('update.missingPart')} />;
