import HomeOutlined from '@mui/icons-material/HomeOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { Button } from '@mui/material';
import type { SvgIconComponent } from '@mui/icons-material';
import { useLabels } from '@stoa/console-kit';
import { useCanAccess, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';

/** Links from a customer to their addresses and orders. */
export function CustomerLinks() {
  const record = useRecordContext();
  if (!record) return null;
  const orders = `/orders?filter=${encodeURIComponent(JSON.stringify({ customer_id: record.id }))}`;
  return (
    <>
      {!record.erased_at && (
        <PageButton page="addresses" to={`/addresses/customer/${record.id}`} icon={HomeOutlined} />
      )}
      <PageButton page="orders" to={orders} icon={ReceiptLongOutlined} />
    </>
  );
}

function PageButton({ page, to, icon: Icon }: { page: string; to: string; icon: SvgIconComponent }) {
  const labels = useLabels();
  const { canAccess } = useCanAccess({ resource: page, action: 'list' });
  if (!canAccess) return null;
  return (
    <Button
      component={Link}
      to={to}
      variant="outlined"
      color="inherit"
      startIcon={<Icon />}
      sx={{ borderColor: 'divider' }}
    >
      {labels.resource(page)}
    </Button>
  );
}
