import { addressOf, EmptyState, PageHeader, useSchema, useTranslate } from '@stoa/console-kit';
import Add from '@mui/icons-material/Add';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import { Box, Button, Card } from '@mui/material';
import {
  ListContextProvider,
  ResourceContextProvider,
  useCanAccess,
  useGetList,
  useGetOne,
  useList,
} from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { customerName } from '../customers';
import { AddressCard, type AddressRow } from './AddressCard';

const ALL = { page: 1, perPage: 100 };
const DEFAULT_FIRST = { field: 'id', order: 'ASC' as const };

/** All addresses of one customer. */
export function CustomerAddresses() {
  const { page } = useSchema();
  const translate = useTranslate();
  const id = Number(useParams().id);
  const { data: customer } = useGetOne('customers', { id });
  const filter = { customer_id: id };
  const { data: rows } = useGetList<AddressRow>(page, { filter, pagination: ALL, sort: DEFAULT_FIRST });
  const list = useList({ data: rows });
  if (!customer || !rows) return null;
  const name = customerName(customer);
  return (
    <ResourceContextProvider value={page}>
      <PageHeader
        title={translate('stoa.address.of', { name })}
        parent={{ label: name, to: addressOf('customers', 'view', id) }}
      >
        <AddButton customerId={id} />
      </PageHeader>
      {rows.length === 0 ? (
        <Card>
          <EmptyState
            icon={HomeOutlined}
            title={translate('stoa.address.none', { name })}
            text={translate('stoa.address.none_hint')}
          >
            <AddButton customerId={id} />
          </EmptyState>
        </Card>
      ) : (
        <ListContextProvider value={list}>
          <Box sx={gridSx}>
            {rows.map((row) => (
              <AddressCard key={row.id} address={row} />
            ))}
          </Box>
        </ListContextProvider>
      )}
    </ResourceContextProvider>
  );
}

function AddButton({ customerId }: { customerId: number }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'addresses', action: 'create' });
  if (!canAccess) return null;
  return (
    <Button
      variant="contained"
      startIcon={<Add />}
      component={Link}
      to={`/addresses/create/${customerId}`}
      sx={{ mt: 0.5 }}
    >
      {translate('stoa.address.add')}
    </Button>
  );
}

const gridSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(290px, 1fr))' },
};
