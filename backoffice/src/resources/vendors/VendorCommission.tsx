import { FormArea, addressOf, useApi, useRecordName, useSchemas, useTranslate } from '@stoa/console-kit';
import { Box, Button, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import type { VendorCommission as Usual } from '@stoa/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordContextProvider, ResourceContextProvider, useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CommissionRecord } from '../commissions/commission-record';
import { CommissionDialog } from '../commissions/CommissionDialog';
import { CommissionRate } from '../commissions/facts';
import type { VendorRecord } from './vendor-record';

/** The commission rule for this vendor's sales, the reason for it, and a button to add another. */
export function VendorCommission({ vendor }: { vendor: VendorRecord }) {
  const translate = useTranslate();
  const api = useApi();
  const { canAccess } = useCanAccess({ resource: 'commissions', action: 'list' });
  const { data } = useQuery({
    queryKey: ['commissions', 'vendor', vendor.id, vendor.commission_id],
    queryFn: () => api.data<Usual>(`vendorCommission/${vendor.id}`),
    enabled: canAccess === true,
  });
  if (!canAccess) return null;
  return (
    <ResourceContextProvider value="commissions">
      <FormArea title={translate('stoa.vendor.commission')} action={<NewRule vendor={vendor} />}>
        {data ? <Rule usual={data} /> : <Skeleton width={280} />}
      </FormArea>
    </ResourceContextProvider>
  );
}

function Rule({ usual: { rule, because } }: { usual: Usual }) {
  const translate = useTranslate();
  if (!rule || !because) return <Typography>{translate('stoa.vendor.no_commission')}</Typography>;
  return (
    <RecordContextProvider value={rule as unknown as CommissionRecord}>
      <Box sx={{ fontSize: 18, fontWeight: 600 }}>
        <CommissionRate />
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        <MuiLink component={Link} to={addressOf('commissions', 'list')} underline="hover">
          <bdi>{String(rule.name)}</bdi>
        </MuiLink>{' '}
        – {translate(`stoa.vendor.because.${because}`)}
      </Typography>
    </RecordContextProvider>
  );
}

function NewRule({ vendor }: { vendor: VendorRecord }) {
  const name = useRecordName(useSchemas().need('vendors'))(vendor);
  const translate = useTranslate();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'commissions', action: 'create' });
  if (!canAccess) return null;
  const close = () => {
    setOpen(false);
    void queries.invalidateQueries({ queryKey: ['commissions'] });
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {translate('stoa.vendor.new_rule')}
      </Button>
      {open && (
        <CommissionDialog
          defaults={{ type: 'percentage', scope: 'vendor', vendor_id: vendor.id, name, position: 1 }}
          onClose={close}
        />
      )}
    </>
  );
}
