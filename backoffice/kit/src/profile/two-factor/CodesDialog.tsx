import { useTranslate } from 'react-admin';
import { RecoveryCodeSheet } from './RecoveryCodeSheet';
import { StepDialog } from './StepDialog';

/** Fresh recovery codes; only their own button closes the page, since they are not shown again. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <StepDialog
      wide
      title={translate('stoa.two_factor.codes')}
      next={translate('stoa.two_factor.kept')}
      busy={false}
      refusal={null}
      onSubmit={onClose}
    >
      <RecoveryCodeSheet codes={codes} />
    </StepDialog>
  );
}
