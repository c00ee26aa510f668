import type { StockNoticeShown } from '@stoa/contracts';
import { Form } from '@remix-run/react';
import type { ReactElement } from 'react';
import { Panel } from '~/features/account/sign-form';
import { useApp } from '~/features/frame/app-context';
import { StockNoticeResult, StockNoticeFields } from './stock-notice-form';
import type { StockNoticeAnswer } from './stock-notice-answer';

/** View model of a stock notice. */
export interface NoticeView {
  variantId: number;
  name: string;
  options: string;
  href: string | null;
  state: StockNoticeShown['state'];
}

/** Converts a stock notice to its view model. */
export function toNotice({ variant_id, state, product }: StockNoticeShown): NoticeView {
  const { name, slug, options } = product;
  return {
    variantId: variant_id,
    name,
    state,
    options: options.map(({ value }) => value).join(' / '),
    href: slug && `/product/${slug}?variant=${variant_id}`,
  };
}

/** The notice's product, linked while it is on sale. */
export function NoticeName({ notice: { name, options, href } }: { notice: NoticeView }): ReactElement {
  return (
    <p>
      {href ? (
        <a href={href} className="link inline-flex min-h-11 items-center font-semibold">
          {name}
        </a>
      ) : (
        <b className="font-semibold">{name}</b>
      )}
      {options && <span className="block text-sm text-muted">{options}</span>}
    </p>
  );
}

function ByLink({ notice }: { notice: NoticeView }): ReactElement {
  const { t } = useApp();
  const { state } = notice;
  return (
    <div className="grid gap-4">
      <NoticeName notice={notice} />
      <p className="notice" role="status">
        {t(`stockNotice.link.${state}`)}
      </p>
      {/* Opening the page changes nothing: mail scanners open every link. */}
      <Form method="post" className="flex flex-wrap gap-3">
        {state === 'pending' && (
          <button className="btn btn-primary" name="intent" value="confirm">
            {t('stockNotice.confirm')}
          </button>
        )}
        {state !== 'cancelled' && (
          <button className="btn btn-quiet" name="intent" value="cancel">
            {t(state === 'sent' ? 'stockNotice.never' : 'stockNotice.cancel')}
          </button>
        )}
      </Form>
    </div>
  );
}

interface StockNoticePageProps {
  notice: NoticeView | null;
  isUnknown: boolean;
  /** Result of a form without scripts. */
  state: 'pending' | 'waiting' | null;
  refusal: { answer: StockNoticeAnswer; variantId: number } | undefined;
}

/** Page for the links of stock notice e-mails and for forms without scripts. */
export function StockNoticePage({ notice, isUnknown, state, refusal }: StockNoticePageProps): ReactElement {
  const { t } = useApp();
  return (
    <Panel title={t('stockNotice.title')}>
      {notice && <ByLink notice={notice} />}
      {isUnknown && <p className="notice notice-warn">{t('stockNotice.unknown')}</p>}
      {!refusal && state && <StockNoticeResult state={state} />}
      {refusal && !refusal.answer.ok && refusal.variantId > 0 && (
        <StockNoticeFields
          Form={Form}
          variantId={refusal.variantId}
          email=""
          lastResult={refusal.answer.result}
          isSending={false}
        />
      )}
      {!notice && !refusal && (
        <a href="/Shop" className="btn btn-primary mt-4">
          {t('cart.continue')}
        </a>
      )}
    </Panel>
  );
}
