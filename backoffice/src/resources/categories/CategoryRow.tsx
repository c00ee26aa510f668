import type { ItemInstance } from '@headless-tree/core';
import { addressOf, StateChip, useTranslate } from '@stoa/console-kit';
import Add from '@mui/icons-material/Add';
import ChevronRight from '@mui/icons-material/ChevronRight';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box, IconButton, Link as MuiLink, Tooltip } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CategoryNode } from './forest';

/** One row of the tree: expandable, linked to its category, with a button to add a subcategory. */
export function CategoryRow({ item, indent }: { item: ItemInstance<CategoryNode>; indent: number }) {
  const { canAccess: mayEdit } = useCanAccess({ resource: 'categories', action: 'edit' });
  const { canAccess: mayCreate } = useCanAccess({ resource: 'categories', action: 'create' });
  const { id, name, status } = item.getItemData();
  return (
    <Box
      {...item.getProps()}
      // The tree itself takes note of clicks and arrow keys only, and would move its first row instead.
      onFocus={() => item.setFocused()}
      sx={{
        ...rowSx,
        paddingInlineStart: `${item.getItemMeta().level * indent + 4}px`,
        ...(item.isDragTarget() && { bgcolor: 'action.selected' }),
      }}
    >
      <DragIndicator fontSize="small" sx={{ color: 'text.disabled', cursor: 'grab' }} />
      <ChevronRight
        fontSize="small"
        sx={{
          visibility: item.isFolder() ? 'visible' : 'hidden',
          transform: item.isExpanded() ? 'rotate(90deg)' : 'none',
          '[dir=rtl] &': { transform: item.isExpanded() ? 'rotate(90deg)' : 'scaleX(-1)' },
        }}
      />
      <MuiLink
        component={Link}
        to={addressOf('categories', mayEdit ? 'edit' : 'view', id)}
        underline="hover"
        draggable={false}
        onClick={(event) => event.stopPropagation()}
        sx={{ fontWeight: 600, color: 'text.primary' }}
      >
        {name}
      </MuiLink>
      {status !== 'active' && <StateChip value={status} />}
      {mayCreate && <AddBelow id={id} name={name} />}
    </Box>
  );
}

function AddBelow({ id, name }: { id: number; name: string }) {
  const label = useTranslate()('stoa.tree.add', { name });
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        component={Link}
        to={`/categories/create?source=${encodeURIComponent(JSON.stringify({ parent_id: id }))}`}
        aria-label={label}
        onClick={(event) => event.stopPropagation()}
        sx={{ marginInlineStart: 'auto' }}
      >
        <Add fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

const rowSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 40,
  paddingInlineEnd: 1,
  borderRadius: 2,
  cursor: 'default',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
};
