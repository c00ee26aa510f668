import type {
  OwnDelivery,
  RiderDuty,
  RiderMessageRow,
  SignedInUser,
  StoreOwnRiderMessage,
  UpdatePresence,
} from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import {
  useActionData,
  useLoaderData,
  type MetaFunction,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import type { ReactElement } from 'react';
import { readForm } from '~/features/forms/read-form.server';
import { pageMeta } from '~/features/frame/page-meta';
import { RiderPage } from '~/features/rider/rider-page';
import { requireRider, forgetRider } from '~/features/rider/rider-session.server';

export { ErrorBoundary } from '~/features/errors/error-screen';

export async function loader(args: LoaderFunctionArgs) {
  const { shop, api } = requireRider(args);
  const user = await api.tryGet<SignedInUser>('rider/auth/user');
  if (!user.ok && user.failure.status === 503) throw new Response(null, { status: 503 });
  if (!user.ok) {
    forgetRider(shop);
    throw shop.redirect('/rider/login');
  }
  const deliveries = await api.get<OwnDelivery[]>('rider/deliveries');
  const duty = await api.get<RiderDuty>('rider/duty');
  const messages = await api.get<RiderMessageRow[]>('rider/messages');
  const { id, name } = user.data;
  return shop.json({ rider: { id, name }, deliveries, duty, messages, seen_at: new Date().toISOString() });
}

/** Signs out, goes on or off duty, or writes a message; steps are sent by scripts (`rider-deliveries`). */
export async function action(args: ActionFunctionArgs) {
  const { shop, api } = requireRider(args);
  const form = await readForm(args.request);
  if (form.get('intent') === 'presence') {
    const input: UpdatePresence = {
      presence: form.get('presence') === 'available' ? 'available' : 'offline',
    };
    await api.post<RiderDuty>('rider/updatePresence', input);
  }
  if (form.get('intent') === 'message') {
    const body = String(form.get('body') ?? '');
    const input: StoreOwnRiderMessage = { body };
    const outcome = await api.post<RiderMessageRow>('rider/storeMessage', input);
    if (!outcome.ok) {
      const { status, error } = outcome.failure;
      return shop.json({ body, error }, { status });
    }
  }
  if (form.get('intent') !== 'sign-out') return shop.redirect('/rider');
  await api.tryGet('rider/auth/logout');
  forgetRider(shop);
  return shop.redirect('/rider/login');
}

/** The page refreshes its deliveries by itself. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (t) => ({ title: t('rider.title') }));

/** A rider's deliveries. */
export default function Rider(): ReactElement {
  const { rider, ...seen } = useLoaderData<typeof loader>();
  const unsent = useActionData<typeof action>();
  return <RiderPage rider={rider} page={{ ...seen, queue: [], conflicts: [] }} unsent={unsent} />;
}
