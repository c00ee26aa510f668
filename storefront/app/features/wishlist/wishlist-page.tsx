import { Form, useNavigation } from '@remix-run/react';
import { useEffect, type ReactElement } from 'react';
import { useRequestKey } from '~/features/cart/request-key';
import { useApp } from '~/features/frame/app-context';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icons';
import type { AddedAll, WishlistAnswer } from './wishlist-answer';
import { WishlistRow } from './wishlist-row';
import { wishlistIds } from './wishlist-ids';
import type { WishlistView } from './wishlist-view';

function Undo({ removed }: { removed: { id: number; name: string } }): ReactElement {
  const { t } = useApp();
  return (
    <Form method="post" action="/WishList" className="notice mb-4 items-center!" role="status">
      <input type="hidden" name="from" value="list" />
      <span className="min-w-0 flex-1">{t('wishlist.removedNamed', { name: removed.name })}</span>
      <button className="btn btn-quiet" name="wish" value={removed.id}>
        {t('wishlist.undo')}
      </button>
    </Form>
  );
}

function Outcome({ answer }: { answer: AddedAll }): ReactElement {
  const { t } = useApp();
  return (
    <div className={`notice mb-4 ${answer.left.length > 0 ? 'notice-warn' : ''}`} role="status">
      <Icon name={answer.left.length > 0 ? 'warning' : 'check'} className="size-5 flex-none" />
      <div className="min-w-0 flex-1">
        <p>
          {t('wishlist.addedAll', { count: answer.added })}{' '}
          <a href="/cart" className="link inline-flex min-h-11 items-center font-semibold">
            {t('cart.view')}
          </a>
        </p>
        {answer.left.length > 0 && (
          <>
            <p>{t('wishlist.left')}</p>
            <ul className="list-disc ps-5">
              {answer.left.map(({ name, reason }) => (
                <li key={name}>
                  <bdi>{name}</bdi>: {reason}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

function AddAll({ answer }: { answer: AddedAll | undefined }): ReactElement {
  const { t } = useApp();
  const { formData } = useNavigation();
  const key = useRequestKey(answer);
  return (
    <Form method="post" action="/WishList" className="mb-4">
      <input type="hidden" name="request_key" value={key} />
      <button
        className="btn btn-primary"
        name="intent"
        value="add_all"
        disabled={formData?.get('intent') === 'add_all'}
      >
        <Icon name="cart" />
        {t('wishlist.addAll')}
      </button>
    </Form>
  );
}

interface WishlistPageProps {
  view: WishlistView;
  /** The item just removed, for undo. */
  removed: { id: number; name: string } | null;
  answer: AddedAll | WishlistAnswer | undefined;
}

/** The wish list with price and stock changes since saving, and buttons to add items to the cart. */
export function WishlistPage({ view, removed, answer }: WishlistPageProps): ReactElement {
  const { t } = useApp();
  const { formData } = useNavigation();
  const leaving = Number(formData?.get('unwish'));
  const items = view.items.filter(({ productId }) => productId !== leaving);
  useEffect(() => wishlistIds.refresh(), [view]);
  const added = answer && 'added' in answer ? answer : undefined;
  return (
    <>
      {removed && <Undo removed={removed} />}
      {answer && !answer.ok && (
        <p className="notice notice-error mb-4" role="alert">
          {answer.error}
        </p>
      )}
      {added && <Outcome answer={added} />}
      {items.length === 0 ? (
        <EmptyState
          icon="heart"
          title={t('wishlist.empty')}
          text={t('wishlist.emptyHint')}
          action={{ label: t('cart.startShopping'), href: '/Shop' }}
        />
      ) : (
        <>
          {view.canAdd && items.length > 1 && <AddAll answer={added} />}
          <ul className="panel divide-y divide-line">
            {items.map((item) => (
              <WishlistRow key={item.id} item={item} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
