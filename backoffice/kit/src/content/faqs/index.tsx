import { EmptyList } from '../../screens/list/EmptyList';
import { FilterTabs } from '../../screens/list/FilterTabs';
import { GeneratedList } from '../../screens/list/GeneratedList';
import { ListTable } from '../../screens/list/ListTable';
import type { ScreenOverride } from '../../screens/overrides';

const BY_GROUP = { field: 'group', order: 'ASC' as const };
const COLUMNS = ['question', 'group', 'vendor_id', 'sort', 'status'];

/** The FAQs with a tab per group. */
function FaqList() {
  return (
    <GeneratedList sort={BY_GROUP} columns={COLUMNS}>
      <FilterTabs source="group" />
      <ListTable columns={COLUMNS} empty={<EmptyList />} />
    </GeneratedList>
  );
}

/** Screens of FAQs: the list by group, the rest generated. */
export const faqScreens: ScreenOverride = { list: FaqList };
