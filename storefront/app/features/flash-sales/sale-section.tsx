import type { ReactElement } from 'react';
import { ProductGrid } from '~/features/catalogue/product-grid';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { Picture } from '~/ui/picture';
import { SectionHead } from '~/ui/section-head';
import { Countdown } from '~/features/countdown/countdown';
import type { SaleHeadView, SaleView } from './flash-sale-view';

interface SaleSectionProps {
  sale: SaleView;
  /** Link to the page of all sales; set on other pages. */
  more?: string;
  mainCount?: number;
}

function Banner({ image }: { image: NonNullable<SaleHeadView['banner']> }): ReactElement {
  return (
    <div className="sale-banner">
      <Picture image={image} sizes="(min-width: 1200px) 1200px, 100vw" alt="" />
    </div>
  );
}

/** Label above the title on other pages. */
function Eyebrow(): ReactElement {
  const { t } = useApp();
  return (
    <p className="flex items-center gap-1.5 text-[0.9375rem] font-semibold text-sale">
      <Icon name="clock" className="size-4" />
      {t('flash.badge')}
    </p>
  );
}

/** A sale's title and countdown, with its banner on the flash sales page. */
export function SaleHead({ sale, more }: { sale: SaleHeadView; more?: string }): ReactElement {
  return (
    <>
      {more ? <Eyebrow /> : sale.banner && <Banner image={sale.banner} />}
      <SectionHead title={sale.title} {...(more && { more })} />
      <Countdown until={sale.until} text={sale.deadline} local={`flash.${sale.kind}Local`} />
    </>
  );
}

/** A live flash sale: title, countdown and products. */
export function SaleSection({ sale, more, mainCount }: SaleSectionProps): ReactElement {
  return (
    <section className="sale">
      <SaleHead sale={sale} {...(more && { more })} />
      <ProductGrid
        cards={sale.cards}
        {...(mainCount && { mainCount })}
        {...(more && { className: 'cards cards-row' })}
      />
    </section>
  );
}
