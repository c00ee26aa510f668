import { EmptyList, FilterTabs, GeneratedList, ListTable, StateMoves } from '@stoa/console-kit';
import type { ScreenOverride } from '@stoa/console-kit';
import { SUBSCRIPTION_MOVES } from '@stoa/contracts';

const NEWEST = { field: 'created_at', order: 'DESC' as const };
const COLUMNS = ['email', 'state', 'locale', 'source', 'consent_at', 'created_at'];

/** Subscribers by state; the export takes what is shown. */
function Subscribers() {
  return (
    <GeneratedList sort={NEWEST} columns={COLUMNS}>
      <FilterTabs source="state" />
      <ListTable columns={COLUMNS} empty={<EmptyList />} />
    </GeneratedList>
  );
}

function SubscriberMoves() {
  return <StateMoves moves={SUBSCRIPTION_MOVES.shop} verbs="stoa.content.subscription_moves" />;
}

/** Subscribers of the newsletter: whoever is entered is asked by mail, so nobody is subscribed by hand. */
export const newsletters: ScreenOverride = {
  list: Subscribers,
  actions: SubscriberMoves,
  hiddenFields: ['is_default'],
};
