import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate';
import { CodesDialog } from './CodesDialog';
import { AppCode, OwnPassword } from './ProofFields';
import { StepDialog } from './StepDialog';
import { useRefusals } from './useRefusals';
import type { TwoFactor } from './useTwoFactor';

interface ProofDialogProps {
  twoFactor: TwoFactor;
  /** What password and code are required for. */
  purpose: 'switch_off' | 'renew_codes';
  onClose: () => void;
}

/** Requires password and code before two-factor sign-in is disabled or recovery codes are renewed. */
export function ProofDialog({ twoFactor, purpose, onClose }: ProofDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { errors, refusal, busy, attempt } = useRefusals();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<string[] | null>(null);

  const prove = async () => {
    const proof = { current_password: password, code: code.trim() };
    if (purpose === 'renew_codes') return setCodes(await twoFactor.renewCodes(proof));
    await twoFactor.switchOff(proof);
    notify('sign-in.two_factor.now_off', { type: 'success' });
    onClose();
  };

  if (codes) return <CodesDialog codes={codes} onClose={onClose} />;
  return (
    <StepDialog
      title={translate(`sign-in.two_factor.${purpose}`)}
      next={translate(`sign-in.two_factor.${purpose}`)}
      color={purpose === 'switch_off' ? 'error' : 'primary'}
      busy={busy}
      refusal={refusal}
      onSubmit={() => void attempt(prove)}
      onCancel={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Typography>{translate(`sign-in.two_factor.${purpose}_text`)}</Typography>
        <OwnPassword value={password} onChange={setPassword} error={errors.current_password} autoFocus />
        <AppCode orRecovery value={code} onChange={setCode} error={errors.code} />
      </Stack>
    </StepDialog>
  );
}
