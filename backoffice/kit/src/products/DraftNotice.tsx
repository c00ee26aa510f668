import { Alert, Button } from '@mui/material';
import type { ProductRecord } from '@stoa/contracts';
import { useCanAccess, useNotify } from 'react-admin';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { useSchema } from '../schema/SchemaContext';
import { useRecordName } from '../screens/record-name';
import { useStatusChange } from '../screens/list/StatusSwitch';

/** Says why customers can't see a draft or what an operator took off sale, and publishes or submits it for approval. */
export function DraftNotice({ product }: { product: ProductRecord }) {
  const translate = useTranslate();
  const { status, is_suspended } = product;
  if (status !== 'draft' && !is_suspended) return null;
  return (
    <Alert
      severity={is_suspended ? 'warning' : 'info'}
      sx={{ mb: 2 }}
      action={<PublishButton product={product} />}
    >
      {translate(is_suspended ? 'product.suspended' : 'product.draft_notice')}
    </Alert>
  );
}

function PublishButton({ product }: { product: ProductRecord }) {
  const translate = useTranslate();
  const labels = useLabels();
  const notify = useNotify();
  const change = useStatusChange();
  const named = useRecordName(useSchema());
  const { canAccess } = useCanAccess({ resource: 'products', action: 'status' });
  const status = (['active', 'pending'] as const).find((one) => product.allowed.includes(one));
  if (!canAccess || !status) return null;
  const facts = { name: named(product), status: labels.choice(status) };
  const onSuccess = () => notify('stoa.status.changed', { type: 'success', messageArgs: facts });
  return (
    <Button
      color="inherit"
      size="small"
      loading={change.isPending}
      onClick={() => change.mutate({ id: product.id, status }, { onSuccess })}
    >
      {translate(status === 'active' ? 'stoa.new_product.publish' : 'stoa.new_product.submit')}
    </Button>
  );
}
