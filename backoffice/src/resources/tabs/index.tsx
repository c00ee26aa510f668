import { EmptyList, GeneratedList, ListTable, type ScreenOverride } from '@stoa/console-kit';
import { Box } from '@mui/material';
import { PreviewButton } from './PreviewButton';
import { TabsPreview } from './TabsPreview';

const BY_POSITION = { field: 'sort', order: 'ASC' as const };
const COLUMNS = ['title', 'sort', 'created_at', 'status'];

/** All tabs in order, with a link to their preview. */
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

/** Product tab screens, with a preview per product (specification §2.4, `/admin/tabs/show`). */
export const tabs: ScreenOverride = {
  list: TabList,
  sections: { where: ['product_ids', 'category_ids'] },
  actions: PreviewButton,
  routes: [{ path: 'show', element: <TabsPreview /> }],
};
