import type {
  AssignmentState,
  MoveOwnDelivery,
  OwnDelivery,
  RiderDuty,
  RiderMessageRow,
  StoreOwnRiderMessage,
  UpdatePresence,
} from '@stoa/contracts';
import { randomBytes } from 'node:crypto';
import type { Outcome } from '~/api/client.server';
import { requestKeyOfForm } from '~/features/cart/request-key-of-form.server';
import { refusalText } from './refusal-text.server';
import { forgetRider, type RiderShop } from './rider-session.server';

/** What the riders' page shows of a form that the server has refused. */
export interface RiderRefusal {
  error: string;
  /** The message that was not sent, if it was one. */
  message?: string;
  /** The step that was not taken, if it was one. */
  step?: Pick<MoveOwnDelivery, 'delivery_id' | 'state' | 'request_key'>;
}

type Act = (rider: RiderShop, form: FormData) => Promise<Response>;

async function done({ shop }: RiderShop, outcome: Outcome<unknown>, kept: Omit<RiderRefusal, 'error'> = {}) {
  if (outcome.ok) return shop.redirect('/rider');
  const refusal: RiderRefusal = { error: await refusalText(shop, outcome.failure), ...kept };
  return shop.json(refusal, { status: outcome.failure.status });
}

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '');

async function goOnOrOffDuty(rider: RiderShop, form: FormData): Promise<Response> {
  const presence = form.get('presence') === 'available' ? 'available' : 'offline';
  const input: UpdatePresence = { presence };
  return done(rider, await rider.api.post<RiderDuty>('rider/updatePresence', input));
}

async function sendMessage(rider: RiderShop, form: FormData): Promise<Response> {
  const input: StoreOwnRiderMessage = { body: textOf(form, 'body'), ...requestKeyOfForm(form) };
  const outcome = await rider.api.post<RiderMessageRow>('rider/storeMessage', input);
  return done(rider, outcome, { message: input.body });
}

/** A step that was taken before the page's scripts had loaded, which send it otherwise. */
async function takeStep(rider: RiderShop, form: FormData): Promise<Response> {
  const step = {
    delivery_id: Number(form.get('delivery_id')),
    // The server checks it.
    state: textOf(form, 'state') as AssignmentState,
    request_key: randomBytes(16).toString('hex'),
  };
  const [code, reason] = [form.get('code'), form.get('reason')];
  const outcome = await rider.api.post<OwnDelivery[]>('rider/moveDelivery', { ...step, code, reason });
  return done(rider, outcome, { step });
}

async function signOut({ shop, api }: RiderShop): Promise<Response> {
  await api.tryGet('rider/auth/logout');
  forgetRider(shop);
  return shop.redirect('/rider/login');
}

/** What the forms of the riders' page do, by their intent. */
export const RIDER_ACTIONS: ReadonlyMap<unknown, Act> = new Map<unknown, Act>([
  ['presence', goOnOrOffDuty],
  ['message', sendMessage],
  ['step', takeStep],
  ['sign-out', signOut],
]);
