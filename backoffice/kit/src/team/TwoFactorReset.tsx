import LockResetOutlined from '@mui/icons-material/LockResetOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess, useGetIdentity, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { isolated } from '../i18n/isolated';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { isEditable } from '../screens/record-rights';

/** Who is affected, and the call that resets. */
interface TwoFactorResetProps {
  page: 'admins' | 'vendor_users';
  name: string;
  path: string;
}

/** Resets two-factor sign-in of a user who has lost both app and recovery codes. */
function TwoFactorReset({ page, name, path }: TwoFactorResetProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const api = useApi();
  const [open, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: page, action: 'edit' });
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(api.own(path), { method: 'PUT', body: {} }),
    onSuccess: () => notify('sign-in.two_factor.reset_done', { type: 'success' }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      setOpen(false);
      refresh();
    },
  });
  if (!canAccess) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<LockResetOutlined />}
        onClick={() => setOpen(true)}
        sx={{ borderColor: 'divider' }}
      >
        {translate('sign-in.two_factor.reset')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="xs">
        <DialogTitle>{translate('sign-in.two_factor.reset_title', { name })}</DialogTitle>
        <DialogContent>
          <DialogContentText>
            {translate('sign-in.two_factor.reset_text', { name: isolated(name) })}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => setOpen(false)}>
            {translate('ra.action.cancel')}
          </Button>
          <Button variant="contained" color="error" loading={isPending} onClick={() => mutate()}>
            {translate('sign-in.two_factor.reset')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

/** Two-factor reset of an operator, while enabled; one's own is in the profile. */
export function AdminTwoFactorReset() {
  const admin = useRecordContext<{ id: number; name: string; two_factor_enabled: boolean }>();
  const { data: self } = useGetIdentity();
  if (!admin?.two_factor_enabled || admin.id === self?.id || !isEditable(admin)) return null;
  return <TwoFactorReset page="admins" name={admin.name} path={`resetAdminTwoFactor/${admin.id}`} />;
}

/** Two-factor reset of a vendor's team member, while enabled; one's own is in the profile. */
export function MemberTwoFactorReset() {
  const member = useRecordContext<{ id: number; name: string; two_factor_enabled: boolean }>();
  const { audience } = useApi();
  const { data: self } = useGetIdentity();
  if (!member?.two_factor_enabled || !isEditable(member)) return null;
  if (audience === 'vendor' && member.id === self?.id) return null;
  return (
    <TwoFactorReset page="vendor_users" name={member.name} path={`resetVendorUserTwoFactor/${member.id}`} />
  );
}
