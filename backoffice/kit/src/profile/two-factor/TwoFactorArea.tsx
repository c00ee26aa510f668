import { Button, Chip, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { FormArea } from '../../screens/form/FormArea';
import { ProofDialog } from './ProofDialog';
import { SetupDialog } from './SetupDialog';
import { useTwoFactor } from './useTwoFactor';

/** Below this number of recovery codes a warning is shown. */
const FEW = 3;

/** Two-factor sign-in of the own account: state and actions. */
export function TwoFactorArea() {
  const translate = useTranslate();
  const twoFactor = useTwoFactor();
  const [open, setOpen] = useState<'setup' | 'switch_off' | 'renew_codes' | null>(null);
  const { state } = twoFactor;
  const close = () => {
    setOpen(null);
    void twoFactor.renew();
  };
  return (
    <FormArea title={translate('sign-in.two_factor.title')}>
      {!state && <Skeleton variant="rounded" height={72} />}
      {state && (
        <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
          <Chip
            size="small"
            color={state.enabled ? 'success' : 'default'}
            label={translate(state.enabled ? 'sign-in.two_factor.on' : 'sign-in.two_factor.off')}
          />
          <Typography color="text.secondary">
            {translate(state.enabled ? 'sign-in.two_factor.on_text' : 'sign-in.two_factor.off_text')}
          </Typography>
          {state.enabled && (
            <Typography variant="body2" color={state.recovery_codes_left < FEW ? 'error' : 'text.secondary'}>
              {translate('sign-in.two_factor.left', { smart_count: state.recovery_codes_left })}
            </Typography>
          )}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {state.enabled ? (
              <>
                <Button variant="outlined" onClick={() => setOpen('renew_codes')}>
                  {translate('sign-in.two_factor.renew_codes')}
                </Button>
                <Button color="error" onClick={() => setOpen('switch_off')}>
                  {translate('sign-in.two_factor.switch_off')}
                </Button>
              </>
            ) : (
              <Button variant="contained" onClick={() => setOpen('setup')}>
                {translate('sign-in.two_factor.switch_on')}
              </Button>
            )}
          </Stack>
        </Stack>
      )}
      {open === 'setup' && <SetupDialog twoFactor={twoFactor} onClose={close} />}
      {open && open !== 'setup' && <ProofDialog twoFactor={twoFactor} purpose={open} onClose={close} />}
    </FormArea>
  );
}
