import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState, type FormEvent, type ReactElement, type RefObject } from 'react';
import type { CartAnswer } from '~/features/cart/cart-answer';
import { useRequestKey } from '~/features/cart/request-key';
import { SEEN_PRICE, seenPrices } from '~/features/cart/seen-price';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import type { BuyAnswer } from './buy-answer';
import { choiceField, choiceText, missingAxes, readChoice } from './choice';
import { OptionFields } from './option-fields';
import { Price } from './price';
import type { ProductView } from './product-view';
import { StockLine, useStock } from './stock-line';
import type { Chosen } from './use-choice';

interface BuyProps {
  view: ProductView;
  chosen: Chosen;
}

/** Adopts a choice made before hydration; returns whether scripts are running. */
function useLiveForm(form: RefObject<HTMLFormElement>, { view, chosen }: BuyProps): boolean {
  const [isLive, setLive] = useState(false);
  const first = useRef({ view, chosen });
  useEffect(() => {
    setLive(true);
    if (!form.current) return;
    const { view: shown, chosen: named } = first.current;
    const checked = readChoice(shown, new FormData(form.current));
    if (checked.join() !== named.choice.join()) named.take(checked);
  }, [form]);
  return isLive;
}

/** What became of the submit, the only message about it: on phones at the bar, which is always in view. */
function Added({ answer }: { answer: CartAnswer | null | undefined }): ReactElement | null {
  const { t } = useApp();
  if (!answer || (!answer.ok && !answer.error)) return null;
  const text = answer.ok ? answer.repriced : answer.error;
  return (
    <p
      className={`notice ${text ? `notice-${answer.ok ? 'warn' : 'error'}` : ''}`}
      role={answer.ok ? undefined : 'alert'}
    >
      <Icon name={text ? 'warning' : 'check'} />
      <span className="flex-1">{text ?? t('cart.added')}</span>
      {answer.ok && (
        <a href="/cart" className="link inline-flex min-h-11 items-center font-semibold">
          {t('cart.view')}
        </a>
      )}
    </p>
  );
}

interface ButtonProps extends BuyProps {
  isOpen: boolean;
  isSending: boolean;
  /** Whether the last submit was refused for want of an option. */
  isIncomplete: boolean;
}

/** Bar of phones: price, chosen or missing options, and the button. */
function BuyBar({ view, chosen, isOpen, isSending, isIncomplete }: ButtonProps): ReactElement {
  const { t } = useApp();
  const missing = missingAxes(view, chosen.choice);
  // Without scripts, a refused page opens above its options: the bar alone is in sight.
  const tone = isIncomplete && missing.length > 0 ? 'font-medium text-sale' : 'text-muted';
  const text = missing.length
    ? t('product.choose', { options: missing.join(' · ') })
    : choiceText(view, chosen.choice);
  return (
    <div className="buy-bar">
      <div className="min-w-0 flex-1">
        <Price left={chosen.left} className="text-lg" />
        <p className={`line-clamp-2 text-sm leading-snug ${tone}`}>{text}</p>
      </div>
      <button className="btn btn-primary flex-none" disabled={!isOpen} aria-disabled={isSending || undefined}>
        {t('product.add')}
      </button>
    </div>
  );
}

function QuantityAndAdd({
  view,
  chosen,
  isOpen,
  isSending,
  quantity,
}: ButtonProps & { quantity?: string }): ReactElement {
  const { t } = useApp();
  const { min, max } = chosen.variant?.buy ?? chosen.left.find(({ buy }) => buy)?.buy ?? { min: 1, max: 99 };
  const buyable = isOpen || !chosen.variant;
  return (
    <div className="flex flex-wrap gap-3">
      <label className="flex-none">
        <span className="sr-only">{t('cart.quantity')}</span>
        <input
          className="input w-20! text-center"
          type="number"
          name="quantity"
          defaultValue={quantity || min}
          min={buyable ? min : undefined}
          max={buyable ? max : undefined}
          inputMode="numeric"
        />
      </label>
      <button
        className="btn btn-primary flex-1 text-base"
        disabled={!isOpen}
        aria-disabled={isSending || undefined}
      >
        <Icon name="cart" />
        {isSending ? t('product.adding') : t('product.add')}
      </button>
      {view.axes.length > 0 && (
        <noscript>
          <button className="btn btn-quiet" formMethod="get" formAction={view.path}>
            {t('product.showChoice')}
          </button>
        </noscript>
      )}
    </div>
  );
}

/**
 * Submits the form only once every option is chosen; otherwise focuses the first missing one. A second submit
 * during the first sends the same request key, so that nothing is added twice.
 */
function useBuying({ view, refused }: BuyFormProps) {
  const fetcher = useFetcher<CartAnswer>();
  const [isIncomplete, setIncomplete] = useState(refused !== null);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // What the fields say: a choice made before hydration may not have been adopted yet.
    const choice = readChoice(view, new FormData(event.currentTarget));
    const missing = view.axes.find((_, axis) => choice[axis] === null);
    if (!missing) return;
    event.preventDefault();
    setIncomplete(true);
    const field = event.currentTarget.elements.namedItem(choiceField(missing.code));
    const first = field instanceof RadioNodeList ? field[0] : field;
    if (first instanceof HTMLElement) first.focus();
  };
  return { fetcher, isIncomplete, onSubmit };
}

interface BuyFormProps extends BuyProps {
  /** The answer to a submit without scripts that added nothing. */
  refused: BuyAnswer | null;
}

/** Options, stock, quantity and button: one form that posts the current choice. */
export function BuyForm(props: BuyFormProps): ReactElement {
  const { view, chosen, refused } = props;
  const form = useRef<HTMLFormElement>(null);
  const isLive = useLiveForm(form, { view, chosen });
  const { fetcher, isIncomplete, onSubmit } = useBuying(props);
  const key = useRequestKey(fetcher.data);
  const stock = useStock(view, chosen);
  const isOpen =
    stock?.tone !== 'out' && !view.unavailability && (!chosen.variant || chosen.variant.buy !== null);
  const buttons = { view, chosen, isOpen, isSending: fetcher.state !== 'idle', isIncomplete };
  return (
    <fetcher.Form
      ref={form}
      method="post"
      // Not the page's own address: without scripts, browsers would forget the page on the way to the cart.
      action={`${view.path}?buy`}
      className="grid gap-4"
      // The server refuses a quantity in the page's language; browsers would in their own.
      noValidate
      onSubmit={onSubmit}
    >
      {/* Before hydration only the fields hold the choice. */}
      {isLive && chosen.variant && <input type="hidden" name="variant_id" value={chosen.variant.id} />}
      {isLive && <input type="hidden" name="request_key" value={key} />}
      {(chosen.variant ? seenPrices(chosen.variant) : []).map((seen) => (
        <input key={seen} type="hidden" name={SEEN_PRICE} value={seen} />
      ))}
      <OptionFields view={view} chosen={chosen} isIncomplete={isIncomplete} />
      <StockLine stock={stock} />
      <QuantityAndAdd {...buttons} quantity={refused?.submitted.quantity} />
      <div className="buy-dock">
        <div role="status" className="empty:absolute">
          <Added answer={fetcher.data ?? refused} />
        </div>
        <BuyBar {...buttons} />
      </div>
    </fetcher.Form>
  );
}
