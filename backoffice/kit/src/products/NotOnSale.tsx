import { Alert, Link as MuiLink } from '@mui/material';
import type { ProductRecord } from '@stoa/contracts';
import { useCanAccess, useGetOne, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { isolated } from '../i18n/isolated';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { useSchemas } from '../schema/SchemaContext';

interface Store extends RaRecord {
  store_name: string;
  status: string;
  store_status: string;
}

/** What keeps customers from buying at a store, if anything. */
function obstacleOf({ status, store_status }: Store): string | undefined {
  if (status !== 'approved') return status;
  return store_status === 'closed' ? store_status : undefined;
}

/** Tells operators that an active product is not for sale because of its store. */
export function NotOnSale({ product }: { product: ProductRecord }) {
  const translate = useTranslate();
  const labels = useLabels();
  const isKnown = useSchemas().resource('vendors')?.screens.includes('view') ?? false;
  const { canAccess } = useCanAccess({ resource: 'vendors', action: 'show', enabled: isKnown });
  const enabled = isKnown && canAccess === true && product.status === 'active';
  const { data: store } = useGetOne<Store>('vendors', { id: product.vendor_id }, { enabled });
  const obstacle = enabled && store ? obstacleOf(store) : undefined;
  if (!store || !obstacle) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('product.not_on_sale', { state: labels.choice(obstacle) })}{' '}
      <MuiLink component={Link} to={addressOf('vendors', 'view', store.id)}>
        {isolated(store.store_name)}
      </MuiLink>
    </Alert>
  );
}
