import {
  EmptyList,
  FilterTabs,
  GeneratedList,
  ListTable,
  StateMoves,
  type ScreenOverride,
  type TextKey,
} from '@stoa/console-kit';
import { SUBSCRIPTION_MOVES, type SubscriptionState } from '@stoa/contracts';

const NEWEST = { field: 'created_at', order: 'DESC' as const };
const VERBS: Readonly<Partial<Record<SubscriptionState, TextKey>>> = {
  unsubscribed: 'stoa.content.subscription_moves.unsubscribed',
  pending: 'stoa.content.subscription_moves.pending',
};
const COLUMNS = ['email', 'state', 'locale', 'source', 'consent_at', 'created_at'];

/** Subscribers by state; the export contains the filtered list. */
function Subscribers() {
  return (
    <GeneratedList sort={NEWEST} columns={COLUMNS}>
      <FilterTabs source="state" />
      <ListTable columns={COLUMNS} empty={<EmptyList />} />
    </GeneratedList>
  );
}

function SubscriberMoves() {
  return <StateMoves moves={SUBSCRIPTION_MOVES.shop} verbs={VERBS} />;
}

/** Newsletter subscriber screens: anyone added must confirm by e-mail, so nobody is subscribed by hand. */
export const newsletters: ScreenOverride = {
  list: Subscribers,
  actions: SubscriberMoves,
  hiddenFields: ['is_default'],
};
