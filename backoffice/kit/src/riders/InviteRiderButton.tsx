import PhoneIphoneOutlined from '@mui/icons-material/PhoneIphoneOutlined';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import type { RiderInvitation } from '@stoa/contracts';
import { useMutation } from '@tanstack/react-query';
import { useCanAccess, useNotify, useRecordContext, type HttpError } from 'react-admin';
import { isolated } from '../i18n/isolated';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { closeUnlessTyped } from '../screens/close-unless-typed';
import { useMoment } from '../settings/format';

/** Invites an active rider to choose a password, also instead of a forgotten one. */
export function InviteRiderButton() {
  const rider = useRecordContext<{ id: number; name: string; status: string }>();
  const translate = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const { canAccess } = useCanAccess({ resource: 'riders', action: 'edit' });
  const invite = useMutation({
    mutationFn: async (rider_id: number) => {
      const call = { method: 'POST' as const, body: { rider_id } };
      return (await api.call(api.own('inviteRider'), call)).body.data as RiderInvitation;
    },
    onError: (error: HttpError) => notify(error.message, { type: 'error' }),
  });
  if (!rider || !canAccess || rider.status !== 'active') return null;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        sx={{ borderColor: 'divider' }}
        startIcon={<PhoneIphoneOutlined />}
        loading={invite.isPending}
        onClick={() => invite.mutate(rider.id)}
      >
        {translate('stoa.rider_invitation.open')}
      </Button>
      {invite.data && <InvitationDialog name={rider.name} invitation={invite.data} onClose={invite.reset} />}
    </>
  );
}

interface InvitationDialogProps {
  name: string;
  invitation: RiderInvitation;
  onClose: () => void;
}

/** The link to pass on; it was sent by e-mail as well, if the rider has an address. */
function InvitationDialog({ name, invitation, onClose }: InvitationDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const moment = useMoment();
  const { url, email, expires_at } = invitation;
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    notify('stoa.rider_invitation.copied', { type: 'success' });
  };
  return (
    <Dialog open onClose={closeUnlessTyped(onClose)} fullWidth maxWidth="sm">
      <DialogTitle>{translate('stoa.rider_invitation.title', { name: isolated(name) })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {translate('stoa.rider_invitation.text', { at: moment(expires_at) })}
          {email && ` ${translate('stoa.rider_invitation.sent', { email: isolated(email) })}`}
        </DialogContentText>
        <TextField
          fullWidth
          label={translate('stoa.rider_invitation.link')}
          value={url}
          slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
        <Button variant="contained" onClick={() => void copy()}>
          {translate('stoa.rider_invitation.copy')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
