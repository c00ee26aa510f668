import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useCanAccess, useNotify, useRecordContext } from 'react-admin';
import { isolated } from '../i18n/isolated';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { isEditable } from '../screens/record-rights';

/** Sends the invitation of a team member again, with a new link. */
export function InviteAgainButton() {
  const member = useRecordContext<{ id: number; email: string; status: string }>();
  const translate = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const { canAccess } = useCanAccess({ resource: 'vendor_users', action: 'create' });
  const invite = useMutation({
    mutationFn: ({ id }: { id: number; email: string }) =>
      api.call(api.own('inviteVendorUser'), { method: 'POST', body: { vendor_user_id: id } }),
    onSuccess: (_, { email }) =>
      notify(translate('stoa.team.invited', { email: isolated(email) }), { type: 'success' }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  if (!member || member.status !== 'invited' || !canAccess || !isEditable(member)) return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      sx={{ borderColor: 'divider' }}
      startIcon={<ForwardToInboxOutlined />}
      loading={invite.isPending}
      onClick={() => invite.mutate(member)}
    >
      {translate('stoa.team.invite_again')}
    </Button>
  );
}
