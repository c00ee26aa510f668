import { Form } from '@remix-run/react';
import { useEffect, useState, type ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { useEarlyInput } from '~/ui/early-input';
import { Icon } from '~/ui/icons';
import { priceAmount } from './price-amount';
import type { ShopView } from './shop-view';

type Price = NonNullable<ShopView['price']>;

/** The typed amount, clamped to the bounds; the bound itself if there is none. */
function placed(typed: string, { lowest, highest }: Price, otherwise: string): number {
  const amount = priceAmount(typed) ?? Number(otherwise);
  return Math.min(Number(highest), Math.max(Number(lowest), amount));
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

interface AmountProps {
  name: 'from' | 'to';
  label: string;
  value: string;
  bound: string;
  isWrong: boolean;
  onChange: (value: string) => void;
}

function Amount({ name, label, value, bound, isWrong, onChange }: AmountProps): ReactElement {
  const adopt = useEarlyInput(value, onChange);
  return (
    <input
      ref={adopt}
      className="input min-w-0 flex-1"
      inputMode="decimal"
      name={name}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      placeholder={bound}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? PROBLEM : undefined}
    />
  );
}

const PROBLEM = 'price-problem';

/** The typed bounds, which follow the address of the list. */
function useBounds({ min, max }: Price) {
  const [held, hold] = useState({ from: min, to: max, min, max });
  if (min !== held.min || max !== held.max) hold({ from: min, to: max, min, max });
  const setFrom = (from: string) => hold((before) => ({ ...before, from }));
  const setTo = (to: string) => hold((before) => ({ ...before, to }));
  return { from: held.from, setFrom, to: held.to, setTo };
}

/**
 * The price filter as two fields, and a slider where scripts run. Like the links of the other filters, it changes the
 * list without a reload, which would close the sheet of phones.
 */
export function PriceForm({ price, path }: { price: Price; path: string }): ReactElement {
  const { t } = useApp();
  const { from, setFrom, to, setTo } = useBounds(price);
  const [hasScript, setScript] = useState(false);
  useEffect(() => setScript(true), []);
  const shared = (name: 'from' | 'to') => ({ name, isWrong: price.wrong.includes(name) });
  return (
    <Form action={path} className="facet-group" preventScrollReset>
      <h3 className="mb-2 font-sans text-[0.9375rem] font-semibold tracking-normal">{t('shop.price')}</h3>
      {price.keep.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="price-room">
        {hasScript && <Slider price={price} from={from} to={to} onFrom={setFrom} onTo={setTo} />}
      </div>
      <div className="flex items-center gap-2">
        <Amount
          {...shared('from')}
          label={t('shop.priceFrom')}
          value={from}
          bound={price.lowest}
          onChange={setFrom}
        />
        <span aria-hidden="true">–</span>
        <Amount
          {...shared('to')}
          label={t('shop.priceTo')}
          value={to}
          bound={price.highest}
          onChange={setTo}
        />
        <button className="btn btn-quiet min-w-11 px-3!" aria-label={t('shop.applyPrice')}>
          <Icon name="next" className="size-4" />
        </button>
      </div>
      {price.wrong.length > 0 && (
        <p id={PROBLEM} className="mt-1 flex items-start gap-1.5 text-sm font-medium text-sale" role="alert">
          <Icon name="warning" className="mt-0.5 size-4 flex-none" />
          {t('shop.priceInvalid')}
        </p>
      )}
    </Form>
  );
}
