import type { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState, type FormEvent, type MouseEvent, type ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { useEarlyInput } from '~/ui/early-input';
import { Icon } from '~/ui/icons';
import type { CartAnswer } from './cart-answer';
import type { CartLineView } from './cart-view';
import { STEPPED_QUANTITY } from './quantity-of-form';

/** The fetcher that submits one line's forms. */
export type LineFetcher = ReturnType<typeof useFetcher<CartAnswer>>;

interface StepButtonProps {
  quantity: number;
  label: string;
  icon: 'plus' | 'minus';
  isAtBound: boolean;
  onBound: () => void;
  onStep: () => void;
}

/**
 * Decreases or increases the quantity; at a bound it shows a message instead of being disabled while focused.
 */
function StepButton({ quantity, label, icon, isAtBound, onBound, onStep }: StepButtonProps): ReactElement {
  const onClick = (event: MouseEvent) => {
    if (!isAtBound) return onStep();
    event.preventDefault();
    onBound();
  };
  return (
    <button
      name={STEPPED_QUANTITY}
      value={quantity}
      aria-disabled={isAtBound || undefined}
      aria-label={label}
      onClick={onClick}
    >
      <Icon name={icon} className="size-4" />
    </button>
  );
}

/**
 * State of the typed quantity until it is sent: out of bounds it is clamped, with a message. The input is
 * never remounted, so that the focus is not lost.
 */
function useTyped({ id, quantity, min, max: stock, unitPrice }: CartLineView, fetcher: LineFetcher) {
  const { t } = useApp();
  const [typed, setTyped] = useState<string | null>(null);
  const [bounded, setBounded] = useState<string | null>(null);
  const isUnsent = useRef(false);
  const max = Math.max(stock, min);
  const showBound = (wanted: number) =>
    setBounded(wanted > max ? t('cart.atMost', { count: max }) : t('cart.atLeast', { count: min }));
  const commit = () => {
    const wanted = Number(typed);
    setTyped(null);
    if (typed === null || typed.trim() === '' || !Number.isInteger(wanted)) return;
    const clamped = Math.min(Math.max(wanted, min), max);
    if (clamped === wanted) setBounded(null);
    else showBound(wanted);
    if (clamped !== quantity)
      fetcher.submit(
        { intent: 'quantity', line: id, quantity: clamped, unit_price: unitPrice },
        { method: 'post', action: '/cart' },
      );
  };
  const clearBound = () => setBounded(null);
  const value = typed ?? String(quantity);
  const input = useEarlyInput(value, (early, isLeft) => {
    setTyped(early);
    isUnsent.current = isLeft;
  });
  // Nothing else would send what was typed and left before the page's scripts ran.
  useEffect(() => {
    if (!isUnsent.current || typed === null) return;
    isUnsent.current = false;
    commit();
  });
  return { value, input, type: setTyped, commit, bounded, showBound, clearBound, max };
}

/** Enter in the field submits the typed number; the buttons post their own. */
const onEnter = (commit: () => void) => (event: FormEvent<HTMLFormElement>) => {
  const { submitter } = event.nativeEvent as SubmitEvent;
  if (submitter?.hasAttribute('name')) return;
  event.preventDefault();
  commit();
};

/**
 * Quantity input of a line with minus and plus buttons; without `autoComplete`, so that no number that the browser has
 * restored is sent as one that was typed. The form's first submit button is hidden and has no name: Enter means the typed
 * number and not one less.
 */
export function Stepper({ line, fetcher }: { line: CartLineView; fetcher: LineFetcher }): ReactElement {
  const { t } = useApp();
  const { name, quantity, min } = line;
  const { value, input, type, commit, bounded, showBound, clearBound, max } = useTyped(line, fetcher);
  return (
    <div>
      <fetcher.Form method="post" action="/cart" className="stepper" noValidate onSubmit={onEnter(commit)}>
        <input type="hidden" name="intent" value="quantity" />
        <input type="hidden" name="line" value={line.id} />
        <input type="hidden" name="unit_price" value={line.unitPrice} />
        <button className="sr-only" tabIndex={-1}>
          {t('cart.update')}
        </button>
        <StepButton
          quantity={Math.max(quantity - 1, 0)}
          label={t('cart.less', { name })}
          icon="minus"
          isAtBound={quantity <= min}
          onBound={() => showBound(min - 1)}
          onStep={clearBound}
        />
        <input
          ref={input}
          name="quantity"
          type="number"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          min={min}
          max={max}
          aria-label={t('cart.quantityOf', { name })}
          aria-describedby={bounded ? `bound-${line.id}` : undefined}
          onChange={(event) => type(event.target.value)}
          onBlur={commit}
        />
        <StepButton
          quantity={quantity + 1}
          label={t('cart.more', { name })}
          icon="plus"
          isAtBound={quantity >= line.max}
          onBound={() => showBound(max + 1)}
          onStep={clearBound}
        />
      </fetcher.Form>
      <p id={`bound-${line.id}`} role="status" className="text-sm font-medium text-warn">
        {bounded}
      </p>
    </div>
  );
}
