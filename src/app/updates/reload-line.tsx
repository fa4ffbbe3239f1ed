import { buttonClass } from '#ui/button/button-class.ts';
import { useLanguage } from '../language/use-language.ts';
import { offerReload, useReloadOffer } from './reload-offer.ts';

/**
 * One quiet line at the foot of the window. It is always there, since only then is it read out when it gets its sentence.
 * Plain buttons: their component would come with every page for its sake.
 */
export function ReloadLine() {
  const { t } = useLanguage();
  const offer = useReloadOffer();
  return (
    <output className="reload-line">
      {offer && (
        <>
          <span>{t(`update.${offer.reason}`)}</span>
          <button type="button" className={buttonClass({ size: 'small', tone: 'primary' })} onClick={offer.reload}>
            {t('update.reload')}
          </button>
          <button type="button" className={buttonClass({ size: 'small', variant: 'text' })} onClick={() => offerReload(undefined)}>
            {t('update.later')}
          </button>
        </>
      )}
    </output>
  );
}
