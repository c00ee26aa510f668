import type { PushDevice } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { readForm } from '~/features/forms/read-form.server';
import type { DeviceFacts } from '~/features/notifications/device-call';
import { shopOf } from '~/session/shop.server';

/** Whether this browser receives the customer's notifications, and the key to subscribe with. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  if (!shop.visitor.token) return shop.json(null, { status: 401 });
  const [device, environment] = await Promise.all([
    shop.api.tryGet<PushDevice>('web/push_device'),
    shop.api.get<{ web_push_key: string }>('web/environment'),
  ]);
  if (!device.ok) return shop.json(null, { status: device.failure.status });
  const { customer_id: customerId, registered } = device.data;
  return shop.json<DeviceFacts>({ customerId, registered, publicKey: environment.web_push_key });
}

/** Registers this browser with the posted subscription, or removes it without one. */
export async function action(args: ActionFunctionArgs) {
  const shop = shopOf(args);
  if (!shop.visitor.token) return shop.json({ ok: false }, { status: 401 });
  const token = (await readForm(args.request)).get('token');
  const outcome =
    typeof token === 'string'
      ? await shop.api.post('web/storeFcmToken', { token })
      : await shop.api.delete('web/push_device');
  return shop.json({ ok: outcome.ok }, { status: outcome.ok ? 200 : outcome.failure.status });
}
