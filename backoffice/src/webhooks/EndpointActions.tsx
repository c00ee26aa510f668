import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import { Alert, Button } from '@mui/material';
import { useHasPermission, useTranslate } from '@stoa/console-kit';
import { useCanAccess, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { SecretButton } from './SecretButton';
import { useWebhookCall } from './useWebhookCall';

interface Endpoint {
  id: number;
  status: string;
  failing_since: string | null;
  disabled_at: string | null;
}

/** Permission to send deliveries again; no generic operation changes them. */
const RESEND = 'webhook_deliveries.update';

/** For how long deliveries are kept. */
const KEPT = 30 * 86_400_000;

/** What can be done with an endpoint besides changing it. */
export function EndpointActions() {
  const translate = useTranslate();
  const endpoint = useRecordContext<Endpoint>();
  const { canAccess: mayEdit } = useCanAccess({ resource: 'webhook_endpoints', action: 'edit' });
  const mayResend = useHasPermission(RESEND);
  const { canAccess: maySee } = useCanAccess({ resource: 'webhook_deliveries', action: 'list' });
  const test = useWebhookCall<{ webhook_endpoint_id: number }>('sendTestWebhook', 'stoa.webhooks.tested');
  if (!endpoint) return null;
  const { id, status } = endpoint;
  const filter = encodeURIComponent(JSON.stringify({ endpoint_id: id }));
  return (
    <>
      {maySee && (
        <Button
          component={Link}
          to={`/webhook_deliveries?filter=${filter}`}
          color="inherit"
          startIcon={<ListAltOutlined />}
        >
          {translate('stoa.webhooks.deliveries')}
        </Button>
      )}
      {mayEdit && <SecretButton id={id} />}
      {mayEdit && status === 'active' && (
        <Button
          color="inherit"
          startIcon={<SendOutlined />}
          loading={test.isPending}
          onClick={() => test.mutate({ webhook_endpoint_id: id })}
        >
          {translate('stoa.webhooks.test')}
        </Button>
      )}
      {mayResend && status === 'active' && <ResendFailed id={id} />}
    </>
  );
}

function ResendFailed({ id }: { id: number }) {
  const translate = useTranslate();
  const resend = useWebhookCall<{ webhook_endpoint_id: number; since: string }>(
    'resendFailedWebhooks',
    'stoa.webhooks.resent',
  );
  const since = (): string => new Date(Date.now() - KEPT).toISOString();
  return (
    <Button
      color="inherit"
      startIcon={<ReplayOutlined />}
      loading={resend.isPending}
      onClick={() => resend.mutate({ webhook_endpoint_id: id, since: since() })}
    >
      {translate('stoa.webhooks.resend_failed')}
    </Button>
  );
}

/** Why an endpoint gets nothing. */
export function EndpointState() {
  const translate = useTranslate();
  const endpoint = useRecordContext<Endpoint>();
  if (endpoint?.disabled_at && endpoint.status !== 'active')
    return <Alert severity="error">{translate('stoa.webhooks.disabled')}</Alert>;
  if (endpoint?.failing_since) return <Alert severity="warning">{translate('stoa.webhooks.failing')}</Alert>;
  return null;
}

/** Sends a delivery again. */
export function DeliveryActions() {
  const translate = useTranslate();
  const delivery = useRecordContext<{ id: number }>();
  const mayResend = useHasPermission(RESEND);
  const resend = useWebhookCall<{ webhook_delivery_id: number }>('resendWebhook', 'stoa.webhooks.resent');
  if (!delivery || !mayResend) return null;
  return (
    <Button
      color="inherit"
      startIcon={<ReplayOutlined />}
      loading={resend.isPending}
      onClick={() => resend.mutate({ webhook_delivery_id: delivery.id })}
    >
      {translate('stoa.webhooks.resend')}
    </Button>
  );
}
