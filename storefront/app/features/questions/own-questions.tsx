import type { CustomerQuestions, OwnProductQuestion } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { DeleteForm } from '~/features/account/delete-form';
import { StateLabel } from '~/features/account/order-list';
import { useApp } from '~/features/frame/app-context';

/** Colour tone of a status. */
const TONES = { pending: 'open', approved: 'good', rejected: 'bad' } as const;

function OwnQuestion({ one }: { one: OwnProductQuestion }): ReactElement {
  const { t, formats } = useApp();
  return (
    <li className="panel grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="font-sans text-base font-semibold tracking-normal">
          {one.product ? (
            <a href={`/product/${encodeURIComponent(one.product.slug)}`} className="row-link">
              <bdi>{one.product.name}</bdi>
            </a>
          ) : (
            t('ownReviews.gone')
          )}
        </h2>
        <StateLabel tone={TONES[one.status]}>{t(`ownReviews.status.${one.status}`)}</StateLabel>
      </div>
      <p className="text-sm text-muted">{formats.date(one.asked_at)}</p>
      <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
        {one.question}
      </p>
      {one.answer ? (
        <p dir="auto" className="border-s-2 border-line ps-3 whitespace-pre-line [overflow-wrap:anywhere]">
          {one.answer}
        </p>
      ) : (
        <p className="text-sm text-muted">{t('ownQuestions.unanswered')}</p>
      )}
      {one.can_delete && <DeleteForm name="question_id" id={one.id} question={t('ownQuestions.deleteAsk')} />}
    </li>
  );
}

/** A customer's questions about products, newest first. */
export function OwnQuestions({ questions }: CustomerQuestions): ReactElement {
  const { t } = useApp();
  if (questions.length === 0) return <p className="text-muted">{t('ownQuestions.none')}</p>;
  return (
    <ul className="grid gap-3">
      {questions.map((one) => (
        <OwnQuestion key={one.id} one={one} />
      ))}
    </ul>
  );
}
