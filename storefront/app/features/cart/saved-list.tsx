import { useFetcher } from '@remix-run/react';
import type { ReactElement } from 'react';
import { useApp, useSellerName } from '~/features/frame/app-context';
import { Picture } from '~/ui/picture';
import type { CartAnswer } from './cart-answer';
import { useLeaving } from './optimistic';
import type { SavedLineView } from './saved-view';

interface RowProps {
  line: SavedLineView;
  currency: string;
}

function Notes({ line, currency }: RowProps): ReactElement {
  const { t, formats } = useApp();
  const { previousPrice, unitPrice, problem } = line;
  return (
    <>
      {previousPrice !== null && previousPrice !== unitPrice && (
        <p className={`text-sm ${unitPrice < previousPrice ? 'text-ok' : 'text-warn'}`}>
          {t('cart.priceWas', { price: formats.money(previousPrice, currency) })}
        </p>
      )}
      {problem && problem !== 'price_changed' && (
        <p className="text-sm font-medium text-sale">
          {t(`savedCart.problem.${line.href === null ? 'deleted' : problem}`, { count: line.max })}
        </p>
      )}
    </>
  );
}

interface ToolsProps {
  line: SavedLineView;
  fetcher: ReturnType<typeof useFetcher<CartAnswer>>;
}

/** Moves a saved item back to the cart while it is available, or deletes it from the list. */
function Tools({ line, fetcher }: ToolsProps): ReactElement {
  const { t } = useApp();
  const canMove = line.problem === null || (line.problem !== 'not_sellable' && line.max > 0);
  return (
    <fetcher.Form method="post" action="/cart" className="cart-tools">
      <input type="hidden" name="saved" value={line.id} />
      {canMove && line.href !== null && (
        <button
          name="intent"
          value="restore"
          className="btn btn-quiet text-sm"
          aria-label={t('savedCart.moveNamed', { name: line.name })}
        >
          {t('savedCart.move')}
        </button>
      )}
      <button
        name="intent"
        value="unsave"
        className="btn btn-text text-sm"
        aria-label={t('savedCart.unsaveNamed', { name: line.name })}
      >
        {t('cart.remove')}
      </button>
    </fetcher.Form>
  );
}

function SavedRow({ line, currency }: RowProps): ReactElement {
  const { t, formats } = useApp();
  const sellerName = useSellerName();
  const fetcher = useFetcher<CartAnswer>();
  const answer = fetcher.data;
  return (
    <li className="cart-line">
      <span className="cart-picture">
        {line.image && <Picture image={line.image} sizes="112px" alt="" className="size-full object-cover" />}
      </span>
      <div className="min-w-0">
        {line.href === null ? (
          <span className="font-semibold">{line.name}</span>
        ) : (
          <a href={line.href} className="row-link font-semibold">
            {line.name}
          </a>
        )}
        {line.options && <p className="text-sm text-muted">{line.options}</p>}
        <p className="text-sm text-muted">
          {t('savedCart.pieces', { count: line.quantity })} · <bdi>{sellerName(line.vendor)}</bdi>
        </p>
        <Notes line={line} currency={currency} />
        {answer && !answer.ok && (
          <p className="mt-1 text-sm font-medium text-sale" role="alert">
            {answer.error}
          </p>
        )}
      </div>
      <bdi className="justify-self-start font-bold sm:justify-self-end">
        {formats.money(line.unitPrice, currency)}
      </bdi>
      <Tools line={line} fetcher={fetcher} />
    </li>
  );
}

/** Saved-for-later items: neither counted nor charged, and restored with one click. */
export function SavedList({
  lines,
  currency,
}: {
  lines: readonly SavedLineView[];
  currency: string;
}): ReactElement | null {
  const { t } = useApp();
  const leaving = useLeaving();
  const remaining = lines.filter(({ id }) => !leaving.has(id));
  if (remaining.length === 0) return null;
  return (
    <section className="panel mt-6" aria-labelledby="saved-for-later">
      <h2 id="saved-for-later" className="border-b border-line pb-3 text-lg">
        {t('savedCart.title', { count: remaining.length })}
      </h2>
      <ul className="divide-y divide-line">
        {remaining.map((line) => (
          <SavedRow key={line.id} line={line} currency={currency} />
        ))}
      </ul>
    </section>
  );
}
