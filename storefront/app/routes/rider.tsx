import type { OwnDelivery, RiderDuty, RiderMessageRow, SignedInUser } from '@stoa/contracts';
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
import { conflictOf } from '~/features/rider/rider-queue';
import { RIDER_ACTIONS, type RiderRefusal } from '~/features/rider/rider-actions.server';
import { requireRider, forgetRider } from '~/features/rider/rider-session.server';

export { ErrorBoundary } from '~/features/errors/error-screen';

export async function loader(args: LoaderFunctionArgs) {
  const { shop, api } = requireRider(args);
  const user = await api.tryGet<SignedInUser>('rider/auth/user');
  if (!user.ok && user.failure.status === 503) throw new Response(null, { status: 503 });
  if (!user.ok) {
    forgetRider(shop);
    throw shop.redirect('/rider/login?ended=1');
  }
  const deliveries = await api.get<OwnDelivery[]>('rider/deliveries');
  const duty = await api.get<RiderDuty>('rider/duty');
  const messages = await api.get<RiderMessageRow[]>('rider/messages');
  const { id, name } = user.data;
  return shop.json({ rider: { id, name }, deliveries, duty, messages, seen_at: new Date().toISOString() });
}

/** What the page's forms do; scripts send steps as JSON (`rider-deliveries`), which works offline. */
export async function action(args: ActionFunctionArgs) {
  const rider = requireRider(args);
  const form = await readForm(args.request);
  const act = RIDER_ACTIONS.get(form.get('intent'));
  return act ? act(rider, form) : rider.shop.redirect('/rider');
}

/** The page refreshes its deliveries by itself. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (t) => ({ title: t('rider.title') }));

/** A rider's deliveries. */
export default function Rider(): ReactElement {
  const { rider, ...seen } = useLoaderData<typeof loader>();
  const refusal = useActionData<RiderRefusal>();
  // A step that was refused before the scripts had loaded, which keep it like their own.
  const conflicts = refusal?.step ? [conflictOf(seen, refusal.step, refusal.error)] : [];
  return <RiderPage rider={rider} page={{ ...seen, queue: [], conflicts }} refusal={refusal} />;
}
