import type { SubmissionResult } from '@conform-to/react';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import type { ProfileAnswer } from './change-profile.server';

/** Errors of one of the profile page's forms; undefined if it was saved or another form was submitted. */
export const resultFor = (intent: string, answer: ProfileAnswer | undefined) =>
  (answer?.intent === intent ? (answer.result ?? undefined) : undefined) as
    SubmissionResult<string[]> | undefined;

/** Notice that a form has been saved. */
export function SavedNotice(): ReactElement {
  const { t } = useApp();
  return (
    <p className="notice" role="status">
      <Icon name="check" className="size-5 text-ok" /> {t('account.saved')}
    </p>
  );
}
