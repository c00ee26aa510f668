import type { ApplicationFacts, DocumentKind, VendorApplicationView } from '@stoa/contracts';
import type { Formats } from '~/i18n/format';
import type { Translate } from '~/i18n/translator';

/** One step of an application; `day` is null until the step is reached. */
export interface StepView {
  key: 'received' | 'in_review' | 'approved' | 'rejected' | 'decision';
  day: string | null;
}

/** A verification document with formatted texts. */
export interface DocumentView {
  id: number;
  kind: string;
  filename: string;
  status: 'pending' | 'accepted' | 'rejected';
  reason: string | null;
  day: string;
}

/** View model of the application page. */
export interface ApplicationPageView {
  number: string;
  email: string;
  state: VendorApplicationView['state'];
  reason: string | null;
  steps: StepView[];
  papers: DocumentView[];
  missing: DocumentKind[];
  facts: ApplicationFacts;
}

/** Formats a vendor application for a visitor's language. */
export function toApplication(
  view: VendorApplicationView,
  { t, formats }: { t: Translate; formats: Formats },
): ApplicationPageView {
  const { number, email, state, reason, missing, facts } = view;
  const day = (iso: string | null) => iso && formats.date(iso);
  return {
    number,
    email,
    state,
    reason,
    missing,
    facts,
    steps: stepsOf(view, day),
    papers: view.papers.map((document) => ({
      id: document.id,
      filename: document.filename,
      status: document.status,
      reason: document.reason,
      kind: t(`selling.kinds.${document.kind}`),
      day: formats.date(document.created_at),
    })),
  };
}

function stepsOf(view: VendorApplicationView, day: (iso: string | null) => string | null): StepView[] {
  const { state, received_at, review_started_at, decided_at } = view;
  const isDecided = state === 'approved' || state === 'rejected';
  // An application may be approved or rejected without a review in between.
  const isReviewed = review_started_at !== null || !isDecided;
  return [
    { key: 'received', day: day(received_at) },
    ...(isReviewed ? [{ key: 'in_review' as const, day: day(review_started_at) }] : []),
    { key: isDecided ? state : 'decision', day: day(isDecided ? decided_at : null) },
  ];
}
