import { EmptyList, GeneratedList, ListTable, type ScreenOverride } from '@stoa/console-kit';
import { Box } from '@mui/material';
import { PreviewButton } from './PreviewButton';
import { TabsPreview } from './TabsPreview';

const BY_POSITION = { field: 'sort', order: 'ASC' as const };
const COLUMNS = ['title', 'sort', 'created_at', 'status'];

/** All tabs in their order, and the way to how they look. */
function TabList() {
  return (
    <GeneratedList sort={BY_POSITION} columns={COLUMNS}>
      <Box sx={{ px: 1.5, pb: 1.5 }}>
        <PreviewButton />
      </Box>
      <ListTable columns={COLUMNS} empty={<EmptyList />} />
    </GeneratedList>
  );
}

/** Product tabs, and a page that shows them as a product has them (specification §2.4, `/admin/tabs/show`). */
export const tabs: ScreenOverride = {
  list: TabList,
  sections: { where: ['product_ids', 'category_ids'] },
  actions: PreviewButton,
  routes: [{ path: 'show', element: <TabsPreview /> }],
};
