import { useEffect, useState, type ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import type { ShopView } from './shop-view';

type Price = NonNullable<ShopView['price']>;

/** The typed amount, clamped to the bounds; the bound itself if empty. */
function placed(typed: string, { lowest, highest }: Price, otherwise: string): number {
  const amount = typed === '' ? Number(otherwise) : Number(typed.replace(',', '.'));
  return Math.min(Number(highest), Math.max(Number(lowest), Number.isFinite(amount) ? amount : 0));
}

interface SliderProps {
  price: Price;
  from: string;
  to: string;
  onFrom: (value: string) => void;
  onTo: (value: string) => void;
}

/** Two native range inputs over one track: usable by keyboard, right-to-left too, and they cannot cross. */
function Slider({ price, from, to, onFrom, onTo }: SliderProps): ReactElement {
  const { t } = useApp();
  const [low, high] = [placed(from, price, price.lowest), placed(to, price, price.highest)];
  // A bound at the end of the track does not filter.
  const textOf = (value: number, end: string) => (value === Number(end) ? '' : String(value));
  const shared = { type: 'range', min: price.lowest, max: price.highest, step: 1, className: 'price-range' };
  return (
    <div className="price-track">
      <input
        {...shared}
        aria-label={t('shop.priceFrom')}
        value={low}
        onChange={(event) => onFrom(textOf(Math.min(Number(event.target.value), high), price.lowest))}
      />
      <input
        {...shared}
        aria-label={t('shop.priceTo')}
        value={high}
        onChange={(event) => onTo(textOf(Math.max(Number(event.target.value), low), price.highest))}
      />
    </div>
  );
}

/** The price filter as two fields, and a slider where scripts run. */
export function PriceForm({ price, path }: { price: Price; path: string }): ReactElement {
  const { t } = useApp();
  const [from, setFrom] = useState(price.min);
  const [to, setTo] = useState(price.max);
  const [hasScript, setScript] = useState(false);
  useEffect(() => setScript(true), []);
  const field = { className: 'input min-w-0 flex-1', inputMode: 'decimal' as const };
  return (
    <form action={path} className="facet-group">
      <h3 className="mb-2 font-sans text-[0.9375rem] font-semibold tracking-normal">{t('shop.price')}</h3>
      {price.keep.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="price-room">
        {hasScript && <Slider price={price} from={from} to={to} onFrom={setFrom} onTo={setTo} />}
      </div>
      <div className="flex items-center gap-2">
        <input
          {...field}
          name="from"
          value={from}
          onChange={(event) => setFrom(event.target.value)}
          placeholder={price.lowest}
          aria-label={t('shop.priceFrom')}
        />
        <span aria-hidden="true">–</span>
        <input
          {...field}
          name="to"
          value={to}
          onChange={(event) => setTo(event.target.value)}
          placeholder={price.highest}
          aria-label={t('shop.priceTo')}
        />
        <button className="btn btn-quiet min-w-11 px-3!" aria-label={t('shop.applyPrice')}>
          <Icon name="next" className="size-4" />
        </button>
      </div>
    </form>
  );
}
