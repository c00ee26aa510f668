import type { SubmissionResult } from '@conform-to/react';
import type { ReactElement } from 'react';
import { LabelledCheckbox } from '~/features/forms/checkbox';
import { useApp } from '~/features/frame/app-context';

interface MarketingConsentProps {
  stored: boolean;
  /** What was submitted with errors; it keeps the customer’s choice. */
  refused: SubmissionResult<string[]> | undefined;
}

/** The consent to marketing, with the one that it was rendered with, so that only a change of the box is saved. */
export function MarketingConsent({ stored, refused }: MarketingConsentProps): ReactElement {
  const { t } = useApp();
  const submitted = refused?.initialValue;
  const isShown = submitted ? submitted.shown_consent === 'on' : stored;
  const isChecked = submitted ? submitted.marketing_consent === 'on' : stored;
  return (
    <>
      <input type="hidden" name="shown_consent" value={isShown ? 'on' : ''} />
      <LabelledCheckbox
        // Browsers keep what a box shows when its default changes, so the box follows the stored consent anew.
        key={`${isShown} ${isChecked}`}
        name="marketing_consent"
        defaultChecked={isChecked}
        label={t('account.marketing')}
      />
    </>
  );
}
