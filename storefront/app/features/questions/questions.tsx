import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Deferred, Skeleton, type SecondaryData } from '~/ui/deferred';
import { Icon } from '~/ui/icons';
import { QuestionForm } from './question-form';
import type { QuestionsView, QuestionView } from './questions-view';

function Answer({ view, store }: { view: QuestionView; store: string | null }): ReactElement {
  const { t } = useApp();
  const name =
    view.answeredBy === 'vendor' && store ? t('questions.answerOf', { store }) : t('questions.answer');
  return (
    <blockquote className="mt-3 border-s-2 border-line ps-4">
      <p className="text-sm text-muted">
        <span className="font-medium text-ink">{name}</span> · {view.answeredAt}
      </p>
      <p dir="auto" className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
        {view.answer}
      </p>
    </blockquote>
  );
}

function Question({ view, store }: { view: QuestionView; store: string | null }): ReactElement {
  return (
    <li className="border-b border-line py-5 first:pt-0 last:border-0">
      <h3
        dir="auto"
        lang={view.language ?? undefined}
        className="max-w-prose font-sans text-base font-semibold tracking-normal whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {view.question}
      </h3>
      <p className="mt-1 text-sm text-muted">
        <bdi>{view.author}</bdi> · {view.askedAt}
      </p>
      <Answer view={view} store={store} />
    </li>
  );
}

/** Customers ask on the page itself; guests sign in first. */
function QuestionButton({ ask }: { ask: string }): ReactElement {
  const { t, frame } = useApp();
  if (!frame.isSignedIn)
    return (
      <a href={ask} rel="nofollow" className="btn btn-quiet justify-self-start">
        {t('questions.ask')}
      </a>
    );
  return (
    <details className="grid gap-3">
      <summary className="btn btn-quiet">{t('questions.ask')}</summary>
      <div className="pt-4">
        <QuestionForm action={ask} />
      </div>
    </details>
  );
}

/** A page of questions, and links to the others. */
function QuestionList({ view, store }: { view: QuestionsView; store: string | null }): ReactElement {
  const { t } = useApp();
  return (
    <>
      {view.questions.length === 0 ? (
        <p className="text-muted">{t('questions.none')}</p>
      ) : (
        <ul>
          {view.questions.map((one) => (
            <Question key={one.id} view={one} store={store} />
          ))}
        </ul>
      )}
      {(view.previous ?? view.next) && (
        <nav aria-label={t('questions.title')} className="flex gap-3">
          {view.previous && (
            <a href={view.previous} rel="nofollow" className="btn btn-quiet">
              {t('shop.previousPage')}
            </a>
          )}
          {view.next && (
            <a href={view.next} rel="nofollow" className="btn btn-quiet">
              {t('shop.nextPage')}
            </a>
          )}
        </nav>
      )}
    </>
  );
}

interface QuestionsProps {
  view: SecondaryData<QuestionsView>;
  /** URL of the question form. */
  ask: string;
  /** Name of the answering store, if vendors are shown. */
  store: string | null;
  /** Whether the visitor has just sent a question. */
  isSent: boolean;
}

/** A product's answered questions, newest first. */
export function Questions({ view, ask, store, isSent }: QuestionsProps): ReactElement {
  const { t } = useApp();
  return (
    <section id="questions" className="home-section grid scroll-mt-24 gap-5">
      <h2 className="section-title">{t('questions.title')}</h2>
      {isSent && (
        <p role="status" className="notice">
          <Icon name="check" className="size-5 flex-none text-ok" /> {t('questions.thanks')}
        </p>
      )}
      <Deferred data={view} skeleton={<Skeleton rows={1} className="h-6" />}>
        {(questions) => <QuestionList view={questions} store={store} />}
      </Deferred>
      <QuestionButton ask={ask} />
    </section>
  );
}
