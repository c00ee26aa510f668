import { Box, Stack, Typography } from '@mui/material';
import type { TwoFactorSetup } from '@stoa/contracts';
import { useState, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { CodesDialog } from './CodesDialog';
import { AppCode, OwnPassword } from './ProofFields';
import { QrCode } from './QrCode';
import { StepDialog } from './StepDialog';
import { useRefusals } from './useRefusals';
import type { TwoFactor } from './useTwoFactor';

/** Two-factor enrolment: password, the app's first code, then the recovery codes in case the app is lost. */
export function SetupDialog({ twoFactor, onClose }: { twoFactor: TwoFactor; onClose: () => void }) {
  const translate = useTranslate();
  const { errors, refusal, busy, attempt } = useRefusals();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  const goOn = async () => {
    if (setup) setCodes(await twoFactor.confirm(code.trim()));
    else setSetup(await twoFactor.begin(password));
  };

  if (codes) return <CodesDialog codes={codes} onClose={onClose} />;
  return (
    <StepDialog
      wide
      title={translate('sign-in.two_factor.switch_on')}
      next={translate('sign-in.two_factor.next')}
      busy={busy}
      refusal={refusal}
      onSubmit={() => void attempt(goOn)}
      onCancel={onClose}
    >
      {setup ? (
        <Scanning setup={setup}>
          <AppCode value={code} onChange={setCode} error={errors.code} autoFocus />
        </Scanning>
      ) : (
        <Stack sx={{ gap: 2 }}>
          <Typography>{translate('sign-in.two_factor.begin_text')}</Typography>
          <OwnPassword value={password} onChange={setPassword} error={errors.current_password} autoFocus />
        </Stack>
      )}
    </StepDialog>
  );
}

function Scanning({ setup, children }: { setup: TwoFactorSetup; children: ReactNode }) {
  const translate = useTranslate();
  const typed = setup.secret.match(/.{1,4}/g)?.join(' ') ?? setup.secret;
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 3, alignItems: { xs: 'center', sm: 'flex-start' } }}
    >
      <QrCode text={setup.uri} label={translate('sign-in.two_factor.qr')} />
      <Stack sx={{ gap: 1.5, minWidth: 0, flexGrow: 1 }}>
        <Typography>{translate('sign-in.two_factor.scan')}</Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('sign-in.two_factor.type_key')}
        </Typography>
        <Box component="code" dir="ltr" sx={{ fontSize: 15, overflowWrap: 'anywhere', textAlign: 'start' }}>
          {typed}
        </Box>
        {children}
      </Stack>
    </Stack>
  );
}
