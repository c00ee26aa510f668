import { useTranslate } from '../../i18n/useTranslate';
import { RecoveryCodeSheet } from './RecoveryCodeSheet';
import { StepDialog } from './StepDialog';

/** New recovery codes; only the button closes the dialog, since they are not shown again. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <StepDialog
      wide
      title={translate('sign-in.two_factor.codes')}
      next={translate('sign-in.two_factor.kept')}
      busy={false}
      refusal={null}
      onSubmit={onClose}
    >
      <RecoveryCodeSheet codes={codes} />
    </StepDialog>
  );
}
