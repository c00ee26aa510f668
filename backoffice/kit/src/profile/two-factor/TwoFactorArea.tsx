import { Button, Chip, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormArea } from '../../screens/form/FormArea';
import { ProofDialog } from './ProofDialog';
import { SetupDialog } from './SetupDialog';
import { useTwoFactor } from './useTwoFactor';

/** Below so many recovery codes it is time for new ones. */
const FEW = 3;

/** Whether a code is asked for after the own password, and how to change that. */
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
    <FormArea title={translate('stoa.two_factor.title')}>
      {!state && <Skeleton variant="rounded" height={72} />}
      {state && (
        <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
          <Chip
            size="small"
            color={state.enabled ? 'success' : 'default'}
            label={translate(state.enabled ? 'stoa.two_factor.on' : 'stoa.two_factor.off')}
          />
          <Typography color="text.secondary">
            {translate(state.enabled ? 'stoa.two_factor.on_text' : 'stoa.two_factor.off_text')}
          </Typography>
          {state.enabled && (
            <Typography variant="body2" color={state.recovery_codes_left < FEW ? 'error' : 'text.secondary'}>
              {translate('stoa.two_factor.left', { smart_count: state.recovery_codes_left })}
            </Typography>
          )}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {state.enabled ? (
              <>
                <Button variant="outlined" onClick={() => setOpen('renew_codes')}>
                  {translate('stoa.two_factor.renew_codes')}
                </Button>
                <Button color="error" onClick={() => setOpen('switch_off')}>
                  {translate('stoa.two_factor.switch_off')}
                </Button>
              </>
            ) : (
              <Button variant="contained" onClick={() => setOpen('setup')}>
                {translate('stoa.two_factor.switch_on')}
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
