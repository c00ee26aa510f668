import { FormArea, useApi, useMoment, useTranslate } from '@stoa/console-kit';
import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Skeleton,
  Typography,
} from '@mui/material';
import type { CustomerIdentities as Identities, SocialProvider } from '@stoa/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess, useNotify, useRecordContext } from 'react-admin';
import { customerName } from './customer-name';

type Identity = Identities['identities'][number];

/** Brand names of the identity providers; the same in every language. */
const NAMES: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };

/** The external accounts that a customer signs in with; an operator can disconnect one. */
export function CustomerIdentities() {
  const customer = useRecordContext<{ id: number; is_guest: boolean; erased_at: string | null }>();
  const translate = useTranslate();
  const api = useApi();
  const { canAccess } = useCanAccess({ resource: 'customers', action: 'edit' });
  const [selected, setSelected] = useState<Identity | null>(null);
  const path = `customers/${customer?.id}/identities`;
  const isInUse = customer !== undefined && !customer.erased_at;
  const { data } = useQuery({
    queryKey: [path],
    enabled: isInUse,
    queryFn: () => api.data<Identities>(path),
  });
  if (!isInUse) return null;
  return (
    <FormArea title={translate('sign-in.identity.title')}>
      {!data && <Skeleton variant="rounded" height={56} />}
      {data?.identities.length === 0 && (
        <Typography color="text.secondary">
          {translate(customer.is_guest ? 'sign-in.identity.none_guest' : 'sign-in.identity.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.identities.map((identity) => (
          <Row key={identity.id} identity={identity} onDisconnect={canAccess ? setSelected : undefined} />
        ))}
      </Box>
      {selected && data && (
        <Question
          identity={selected}
          path={path}
          isLast={!data.has_password}
          onClose={() => setSelected(null)}
        />
      )}
    </FormArea>
  );
}

interface RowProps {
  identity: Identity;
  onDisconnect?: (identity: Identity) => void;
}

function Row({ identity, onDisconnect }: RowProps) {
  const translate = useTranslate();
  const moment = useMoment();
  const { provider, email, connected_at } = identity;
  return (
    <Box component="li" sx={rowSx}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
          {NAMES[provider]} {email && <bdi>({email})</bdi>}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('sign-in.identity.connected', { at: moment(connected_at) })}
        </Typography>
      </Box>
      {onDisconnect && (
        <Button color="error" startIcon={<LinkOffOutlined />} onClick={() => onDisconnect(identity)}>
          {translate('sign-in.identity.unlink')}
        </Button>
      )}
    </Box>
  );
}

interface QuestionProps {
  identity: Identity;
  path: string;
  /** The customer has no password to sign in with instead. */
  isLast: boolean;
  onClose: () => void;
}

function Question({ identity, path, isLast, onClose }: QuestionProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useApi();
  const queries = useQueryClient();
  const customer = useRecordContext();
  const facts = { provider: NAMES[identity.provider], name: customerName(customer ?? {}) };
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.data<Identities>(`${path}/${identity.id}`, { method: 'DELETE' }),
    onSuccess: () => notify('sign-in.identity.unlinked', { type: 'success', messageArgs: facts }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: [path] });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{translate('sign-in.identity.unlink_title', facts)}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('sign-in.identity.unlink_text', facts)}</DialogContentText>
        {isLast && (
          <DialogContentText sx={{ mt: 1 }}>{translate('sign-in.identity.unlink_last')}</DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" color="error" loading={isPending} onClick={() => mutate()}>
          {translate('sign-in.identity.unlink')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const rowSx = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 1.5,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
