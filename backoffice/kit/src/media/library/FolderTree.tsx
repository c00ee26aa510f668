import FolderOutlined from '@mui/icons-material/FolderOutlined';
import PermMediaOutlined from '@mui/icons-material/PermMediaOutlined';
import { Chip, List, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import type { MediaFolder } from '@stoa/contracts';
import { useTranslate } from '../../i18n/useTranslate';
import { useNumber } from '../../settings/format';

interface FolderTreeProps {
  folders: readonly MediaFolder[];
  /** Null means the whole library. */
  chosen: string | null;
  onChoose: (folder: string | null) => void;
}

interface Node extends MediaFolder {
  name: string;
  depth: number;
}

/** The folders including their parents, which may contain no images themselves. */
function nodesOf(folders: readonly MediaFolder[]): Node[] {
  const counts = new Map(folders.map(({ path, count }) => [path, count]));
  const paths = new Set(
    folders.flatMap(({ path }) => {
      const steps = path.split('/').filter(Boolean);
      return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
    }),
  );
  return [...paths].sort().map((path) => {
    const steps = path.split('/');
    return { path, name: steps.at(-1) ?? path, depth: steps.length - 1, count: counts.get(path) ?? 0 };
  });
}

/** The folders of the library, of which one is selected. */
export function FolderTree({ folders, chosen, onChoose }: FolderTreeProps) {
  const translate = useTranslate();
  const number = useNumber();
  const all = folders.reduce((sum, { count }) => sum + count, 0);
  const entry = (path: string | null, name: string, count: number, depth: number) => (
    <ListItemButton
      key={path ?? '*'}
      selected={chosen === path}
      aria-current={chosen === path ? 'true' : undefined}
      onClick={() => onChoose(path)}
      sx={{ borderRadius: 1.5, py: 0.5, paddingInlineStart: 1.25 + depth * 2 }}
    >
      <ListItemIcon sx={{ minWidth: 32 }}>
        {path === null ? <PermMediaOutlined fontSize="small" /> : <FolderOutlined fontSize="small" />}
      </ListItemIcon>
      <ListItemText primary={<bdi>{name}</bdi>} slotProps={{ primary: { noWrap: true, fontSize: 14 } }} />
      <Chip size="small" label={number(count)} sx={{ height: 20 }} />
    </ListItemButton>
  );
  return (
    <List component="nav" dense aria-label={translate('library.folders')} sx={{ p: 1 }}>
      {entry(null, translate('library.all'), all, 0)}
      {nodesOf(folders).map(({ path, name, count, depth }) => entry(path, name, count, depth))}
    </List>
  );
}
