import { addressOf, DefaultMark, DeleteRecord, StateChip, useLabels, useTranslate } from '@stoa/console-kit';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { RecordContextProvider, useCanAccess, useGetMany } from 'react-admin';
import { Link } from 'react-router-dom';

/** An address as the API's list returns it. */
export interface AddressRow {
  id: number;
  customer_id: number;
  label: string | null;
  first_name: string;
  last_name: string;
  company: string | null;
  phone: string | null;
  line1: string;
  line2: string | null;
  postcode: string | null;
  country_id: number;
  state_id: number | null;
  state_text: string | null;
  city_id: number | null;
  city_text: string | null;
  type: string;
  is_default: boolean;
  status: string;
}

/** One address with its actions; its star makes it the customer's default. */
export function AddressCard({ address }: { address: AddressRow }) {
  const translate = useTranslate();
  const labels = useLabels();
  const lines = useLines(address);
  const { canAccess: mayEdit } = useCanAccess({ resource: 'addresses', action: 'edit' });
  const { canAccess: mayDelete } = useCanAccess({ resource: 'addresses', action: 'delete' });
  return (
    <RecordContextProvider value={address}>
      <Card component="article" sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1 }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <Typography variant="h3" component="h2" sx={{ flexGrow: 1 }}>
            {address.label || labels.choice(address.type)}
          </Typography>
          {address.status !== 'active' && <StateChip value={address.status} />}
          <DefaultMark />
        </Stack>
        <Typography component="address" variant="body2" sx={{ fontStyle: 'normal' }}>
          {lines.map((line, index) => (
            <div key={index}>
              <bdi>{line}</bdi>
            </div>
          ))}
        </Typography>
        <Box sx={{ display: 'flex', gap: 0.5, mt: 'auto', pt: 1 }}>
          <Button size="small" component={Link} to={addressOf('addresses', 'view', address.id)}>
            {translate('ra.action.show')}
          </Button>
          {mayEdit && (
            <Button size="small" component={Link} to={addressOf('addresses', 'edit', address.id)}>
              {translate('ra.action.edit')}
            </Button>
          )}
          <Button size="small" component={Link} to={`${addressOf('addresses', 'view', address.id)}/history`}>
            {translate('stoa.history.tab')}
          </Button>
          {mayDelete && <DeleteRecord size="small" sx={{ marginInlineStart: 'auto' }} />}
        </Box>
      </Card>
    </RecordContextProvider>
  );
}

function useLines(address: AddressRow): string[] {
  const name = (page: string, id: number | null) => ({ page, ids: id ? [id] : [] });
  const country = usePlace(name('countries', address.country_id));
  const state = usePlace(name('states', address.state_id));
  const city = usePlace(name('cities', address.city_id));
  return [
    `${address.first_name} ${address.last_name}`,
    address.company,
    address.line1,
    address.line2,
    [address.postcode, city || address.city_text].filter(Boolean).join(' '),
    [state || address.state_text, country].filter(Boolean).join(', '),
    address.phone,
  ].filter((line): line is string => Boolean(line));
}

function usePlace({ page, ids }: { page: string; ids: number[] }): string {
  const { data } = useGetMany<{ id: number; name: string }>(page, { ids }, { enabled: ids.length > 0 });
  return data?.[0]?.name ?? '';
}
