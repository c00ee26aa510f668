import { useEffect, useState, type ReactElement } from 'react';
import { Countdown } from '~/features/countdown/countdown';
import { QuotaBar } from '~/features/flash-sales/quota-bar';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import type { VariantFacts } from './choice';

function Sale({ offer }: { offer: NonNullable<VariantFacts['offer']> }): ReactElement {
  const { t } = useApp();
  return (
    <section className="offer" aria-label={t('flash.badge')}>
      <p className="flex items-center gap-2 font-semibold text-sale">
        <Icon name="clock" />
        {t('flash.badge')}
      </p>
      <Countdown until={offer.until} text={offer.deadline} local="flash.endsLocal" />
      {offer.quota && <QuotaBar quota={offer.quota} />}
      {offer.limit && <p className="text-sm text-muted">{offer.limit}</p>}
    </section>
  );
}

/** Whether this page has shown an offer of the variant that has ended since. */
function useHasEnded({ id, offer }: VariantFacts): boolean {
  const [met, setMet] = useState<readonly number[]>([]);
  const isOn = offer !== null;
  useEffect(() => {
    if (isOn) setMet((endedIds) => (endedIds.includes(id) ? endedIds : [...endedIds, id]));
  }, [id, isOn]);
  return !isOn && met.includes(id);
}

/** The flash sale of a variant's price; once it ends while the page is open, the new price. */
export function Offer({ variant }: { variant: VariantFacts }): ReactElement {
  const { t } = useApp();
  const hasEnded = useHasEnded(variant);
  return (
    <>
      {variant.offer && <Sale offer={variant.offer} />}
      <div role="status" className="empty:hidden">
        {hasEnded && (
          <p className="notice notice-warn">
            <Icon name="warning" className="size-5 flex-none" />
            {t('flash.ended', { price: variant.texts.price })}
          </p>
        )}
      </div>
    </>
  );
}
