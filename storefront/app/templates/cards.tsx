import type { ReactElement } from 'react';
import type { CardView } from '~/features/catalogue/card-view';
import { CompareButton } from '~/features/compare/compare-button';
import { QuotaBar } from '~/features/flash-sales/quota-bar';
import { Heart } from '~/features/wishlist/heart';
import { Icon } from '~/ui/icons';
import { Picture } from '~/ui/picture';

/** Props of every card template. */
export interface CardProps {
  card: CardView;
  /** Whether the image is loaded eagerly, as for the first cards of a page. */
  main?: boolean;
  /** Whether it has a compare button, as in product lists. */
  isComparable?: boolean;
}

const SIZES = '(min-width: 1200px) 300px, (min-width: 768px) 31vw, 44vw';
/** A square picture that covers a tall area is drawn a quarter wider. */
const TALL_SIZES = '(min-width: 1200px) 375px, (min-width: 768px) 39vw, 55vw';

function CardPicture({ card, main, sizes = SIZES }: CardProps & { sizes?: string }): ReactElement {
  return (
    <div className="card-picture">
      {card.image && <Picture image={card.image} sizes={sizes} alt="" main={main} />}
      {card.badge && (
        <span className={card.isSale ? 'card-badge' : 'card-badge card-badge-plain'}>{card.badge}</span>
      )}
    </div>
  );
}

function CardName({ card }: CardProps): ReactElement {
  return (
    <h3 className="card-name">
      <a href={card.href} data-prefetch="">
        {card.name}
      </a>
    </h3>
  );
}

/** The row is kept without a rating, so that the prices of a row of cards align. */
function CardRating({ card }: CardProps): ReactElement {
  return (
    <p className="card-rating">
      {card.rating && (
        <>
          <b>{`★ ${card.rating}`}</b>
          {` (${card.ratingCount})`}
        </>
      )}
    </p>
  );
}

function CardBuy({ card }: CardProps): ReactElement {
  return (
    <div className="card-buy">
      <p className="card-price">
        {card.from && <small>{`${card.from} `}</small>}
        <bdi>{card.price}</bdi> {card.was && <s>{card.was}</s>}
        {card.lowest && <small className="card-lowest">{card.lowest}</small>}
      </p>
      {card.add && (
        <button className="card-add" name="variant_id" value={card.add.variant} aria-label={card.add.label}>
          <Icon name="plus" />
        </button>
      )}
    </div>
  );
}

function CardQuota({ card: { quota } }: CardProps): ReactElement | null {
  return quota && <QuotaBar quota={quota} />;
}

/** The wish-list button on the image, and in comparable lists the compare button below. */
function CardMarks({ card, isComparable }: CardProps): ReactElement {
  return (
    <>
      <Heart id={card.id} label={card.wishlist} />
      {isComparable && <CompareButton id={card.id} label={card.compare} />}
    </>
  );
}

/** Dense card with a border. */
export function CardOne({ card, main, isComparable }: CardProps): ReactElement {
  return (
    <article className="card card1">
      <CardPicture card={card} main={main} />
      <div className="card-text">
        {card.vendor && <p className="card-vendor">{card.vendor}</p>}
        <CardName card={card} />
        <CardRating card={card} />
        <CardQuota card={card} />
        <CardBuy card={card} />
      </div>
      <CardMarks card={card} isComparable={isComparable} />
    </article>
  );
}

/** Borderless card under a tall image, with the name as a headline. */
export function CardTwo({ card, main, isComparable }: CardProps): ReactElement {
  return (
    <article className="card card2">
      <CardPicture card={card} main={main} sizes={TALL_SIZES} />
      <div className="card-text">
        <CardName card={card} />
        {card.vendor && <p className="card-vendor">{card.vendor}</p>}
        <CardQuota card={card} />
        <CardBuy card={card} />
      </div>
      <CardMarks card={card} isComparable={isComparable} />
    </article>
  );
}

/** Tinted card with large corners and a large price. */
export function CardThree({ card, main, isComparable }: CardProps): ReactElement {
  return (
    <article className="card card3">
      <CardPicture card={card} main={main} />
      <div className="card-text">
        <CardName card={card} />
        {card.vendor && <p className="card-vendor">{card.vendor}</p>}
        <CardRating card={card} />
        <CardQuota card={card} />
        <CardBuy card={card} />
      </div>
      <CardMarks card={card} isComparable={isComparable} />
    </article>
  );
}
