import { Button } from '#ui/button/button.tsx';
import { useLanguage } from '../language/use-language.ts';
import { offerReload, useReloadOffer } from './reload-offer.ts';

/** One quiet line at the foot of the window. It is always there, since only then is it read out when it gets its sentence. */
export function ReloadLine() {
  const { t } = useLanguage();
  const offer = useReloadOffer();
  return (
    <output className="reload-line">
      {offer && (
        <>
          <span>{t(`update.${offer.reason}`)}</span>
          <Button size="small" tone="primary" onClick={offer.reload}>
            {t('update.reload')}
          </Button>
          <Button size="small" variant="text" onClick={() => offerReload(undefined)}>
            {t('update.later')}
          </Button>
        </>
      )}
    </output>
  );
}
