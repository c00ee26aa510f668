import type { OwnDelivery, RiderDuty, SignedInUser, UpdatePresence } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction, type ShouldRevalidateFunction } from '@remix-run/react';
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
  const { id, name } = user.data;
  return shop.json({ rider: { id, name }, deliveries, duty, seen_at: new Date().toISOString() });
}

/** Signs out, or goes on or off duty; steps are sent by scripts (`rider-deliveries`). */
export async function action(args: ActionFunctionArgs) {
  const { shop, api } = requireRider(args);
  const form = await readForm(args.request);
  if (form.get('intent') === 'presence') {
    const input: UpdatePresence = {
      presence: form.get('presence') === 'available' ? 'available' : 'offline',
    };
    await api.post<RiderDuty>('rider/updatePresence', input);
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
  const { rider, deliveries, duty, seen_at } = useLoaderData<typeof loader>();
  return <RiderPage rider={rider} page={{ deliveries, duty, seen_at, queue: [], conflicts: [] }} />;
}
