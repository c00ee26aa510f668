import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import ViewListOutlined from '@mui/icons-material/ViewListOutlined';
import {
  Box,
  Button,
  Card,
  Chip,
  Pagination,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { useState } from 'react';
import { usePermissions, useStore } from 'react-admin';
import { Link } from 'react-router-dom';
import { useLabels } from '../../i18n/labels';
import { useTranslate } from '../../i18n/useTranslate';
import { PageHeader } from '../../layout/PageHeader';
import { useApi } from '../../schema/SchemaContext';
import { EmptyState } from '../../screens/list/EmptyList';
import { useNumber } from '../../settings/format';
import { UploadArea } from '../UploadArea';
import { FolderTree } from './FolderTree';
import { PictureGrid, PictureTable } from './PictureGrid';
import { SelectionBar } from './SelectionBar';
import { PER_PAGE, useFolders, useLibraryPage, type LibraryView } from './useLibrary';

const EVERYTHING: LibraryView = { search: '', folder: null, page: 1 };

/** The media library: folders, search, upload and bulk actions. */
export function MediaLibrary() {
  const [view, setView] = useState(EVERYTHING);
  const folders = useFolders();
  const { permissions = [] } = usePermissions<string[]>();
  const mayAdd = permissions.includes('*') || permissions.includes('media.create');
  return (
    <>
      <LibraryHeader />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { md: '240px minmax(0, 1fr)' },
        }}
      >
        <Card>
          <FolderTree
            folders={folders}
            chosen={view.folder}
            onChoose={(folder) => setView({ ...view, folder, page: 1 })}
          />
        </Card>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          {mayAdd && <UploadArea folder={view.folder ?? ''} onUploaded={() => undefined} />}
          <Pictures view={view} onView={setView} folders={folders.map(({ path }) => path).filter(Boolean)} />
        </Stack>
      </Box>
    </>
  );
}

function LibraryHeader() {
  const translate = useTranslate();
  const labels = useLabels();
  const number = useNumber();
  const { audience } = useApi();
  const { permissions = [] } = usePermissions<string[]>();
  const { data } = useLibraryPage(EVERYTHING);
  const maySet = audience === 'admin' && (permissions.includes('*') || permissions.includes('settings.read'));
  return (
    <PageHeader
      title={labels.resource('media')}
      badge={data ? <Chip size="small" label={number(data.total)} /> : undefined}
    >
      {maySet && (
        <Button
          component={Link}
          to="/media/settings"
          variant="outlined"
          color="inherit"
          startIcon={<SettingsOutlined />}
          sx={{ borderColor: 'divider' }}
        >
          {translate('library.settings')}
        </Button>
      )}
    </PageHeader>
  );
}

interface PicturesProps {
  view: LibraryView;
  onView: (view: LibraryView) => void;
  folders: string[];
}

function Pictures({ view, onView, folders }: PicturesProps) {
  const translate = useTranslate();
  const [layout, setLayout] = useStore<'grid' | 'list'>('media.layout', 'grid');
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const { data } = useLibraryPage(view);
  const toggle = (id: number) => {
    const next = new Map(chosen);
    if (!next.delete(id)) next.set(id, data?.rows.find((row) => row.id === id)?.filename ?? '');
    setChosen(next);
  };
  const Shown = layout === 'grid' ? PictureGrid : PictureTable;
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <TextField
          type="search"
          margin="none"
          label={translate('ra.action.search')}
          value={view.search}
          onChange={(event) => onView({ ...view, search: event.target.value, page: 1 })}
          sx={{ maxWidth: 320, flexGrow: 1 }}
        />
        <LayoutSwitch layout={layout} onLayout={setLayout} />
      </Stack>
      {chosen.size > 0 && <SelectionBar chosen={chosen} folders={folders} onChange={setChosen} />}
      {data?.total === 0 && (
        <EmptyState title={translate('stoa.media.none')} text={translate('library.none_text')} />
      )}
      {data && data.total > 0 && <Shown rows={data.rows} chosen={chosen} onToggle={toggle} />}
      {data && data.total > PER_PAGE && (
        <Pagination
          count={Math.ceil(data.total / PER_PAGE)}
          page={view.page}
          onChange={(_event, page) => onView({ ...view, page })}
        />
      )}
    </>
  );
}

function LayoutSwitch({
  layout,
  onLayout,
}: {
  layout: 'grid' | 'list';
  onLayout: (layout: 'grid' | 'list') => void;
}) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={layout}
      aria-label={translate('library.layout')}
      onChange={(_event, next: 'grid' | 'list' | null) => next && onLayout(next)}
    >
      <ToggleButton value="grid" aria-label={translate('library.grid')}>
        <GridViewOutlined fontSize="small" />
      </ToggleButton>
      <ToggleButton value="list" aria-label={translate('library.list')}>
        <ViewListOutlined fontSize="small" />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
