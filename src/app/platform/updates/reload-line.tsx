import { buttonClass } from '#ui/button/button-class.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import { offerReload, useReloadOffer } from './reload-offer.ts';

/**
 * An unobtrusive line at the bottom of the window. It is always rendered, because screen readers announce only changes of existing
 * elements.
 * Uses plain buttons, because the button component would be added to every page.
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
