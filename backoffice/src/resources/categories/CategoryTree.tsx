import {
  dragAndDropFeature,
  expandAllFeature,
  hotkeysCoreFeature,
  isOrderedDragTarget,
  syncDataLoaderFeature,
  type TreeInstance,
} from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { EmptyList, LoadFailure, useTranslate } from '@stoa/console-kit';
import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useEffect, type KeyboardEvent } from 'react';
import { useCanAccess, useNotify } from 'react-admin';
import { CategoryRow } from './CategoryRow';
import { Forest, ROOT, type CategoryNode, type Place, type Step } from './forest';
import { useForest } from './useForest';

const INDENT = 26;

/** All categories as a tree; moved by dragging, or by Alt and the arrow keys. */
export function CategoryTree() {
  const { forest, error, retry, move } = useForest();
  if (error && !forest) return <LoadFailure error={error} onRetry={retry} />;
  if (!forest) return <Skeleton variant="rounded" height={320} sx={{ m: 2 }} />;
  if (forest.size === 0) return <EmptyList />;
  return (
    <Tree forest={forest} onMove={(id, place, onSuccess) => move({ id: Number(id), place }, { onSuccess })} />
  );
}

interface TreeProps {
  forest: Forest;
  onMove: (id: string, place: Place, onSuccess?: () => void) => void;
}

function useCategoryTree({ forest, onMove }: TreeProps, mayMove: boolean): TreeInstance<CategoryNode> {
  const tree = useTree<CategoryNode>({
    rootItemId: ROOT,
    initialState: { expandedItems: [ROOT, ...forest.childrenOf(ROOT)] },
    getItemName: (item) => item.getItemData().name,
    isItemFolder: (item) => forest.childrenOf(item.getId()).length > 0,
    indent: INDENT,
    canReorder: true,
    canDrag: () => mayMove,
    openOnDropDelay: 600,
    dataLoader: { getItem: (id) => forest.node(id), getChildren: (id) => forest.childrenOf(id) },
    onDrop: ([dragged], target) => {
      if (!dragged) return;
      const parent = target.item.getId();
      const end = forest.childrenOf(parent).length;
      const position = isOrderedDragTarget(target) ? target.insertionIndex : end;
      onMove(dragged.getId(), { parent_id: parent === ROOT ? null : Number(parent), position });
    },
    features: [syncDataLoaderFeature, hotkeysCoreFeature, dragAndDropFeature, expandAllFeature],
  });
  useEffect(() => tree.rebuildTree(), [forest, tree]);
  return tree;
}

function Tree(props: TreeProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { canAccess: mayMove = false } = useCanAccess({ resource: 'categories', action: 'edit' });
  const tree = useCategoryTree(props, mayMove);
  const { forest, onMove } = props;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (!step || !mayMove) return;
    event.preventDefault();
    event.stopPropagation();
    const id = tree.getFocusedItem().getId();
    const place = forest.step(id, step);
    if (!place) return;
    if (place.parent_id !== null) tree.getItemInstance(String(place.parent_id)).expand();
    const { name } = forest.node(id);
    onMove(id, place, () => notify('stoa.tree.moved', { type: 'info', messageArgs: { name } }));
  };

  return (
    <Box sx={{ p: 1.5 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, mb: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="body2" color="text.secondary" sx={{ flexGrow: 1 }}>
          {mayMove && translate('stoa.tree.hint')}
        </Typography>
        <Button size="small" onClick={() => void tree.expandAll()}>
          {translate('stoa.tree.expand_all')}
        </Button>
        <Button size="small" onClick={() => tree.collapseAll()}>
          {translate('stoa.tree.collapse_all')}
        </Button>
      </Stack>
      <Box
        {...tree.getContainerProps(translate('stoa.tree.label'))}
        onKeyDownCapture={onKeyDown}
        sx={{ position: 'relative' }}
      >
        {tree.getItems().map((item) => (
          <CategoryRow key={item.getId()} item={item} indent={INDENT} />
        ))}
        <Box style={tree.getDragLineStyle()} sx={{ height: 2, bgcolor: 'primary.main', borderRadius: 1 }} />
      </Box>
    </Box>
  );
}

/** The arrow key towards the line's end moves inwards: right, or left in right-to-left languages. */
function stepOf({ altKey, key }: KeyboardEvent): Step | null {
  if (!altKey) return null;
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  const inwards = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === inwards) return 'in';
  return key === 'ArrowRight' || key === 'ArrowLeft' ? 'out' : null;
}
