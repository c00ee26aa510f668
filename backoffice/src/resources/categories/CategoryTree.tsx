import {
  dragAndDropFeature,
  expandAllFeature,
  hotkeysCoreFeature,
  isOrderedDragTarget,
  syncDataLoaderFeature,
  type ItemInstance,
} from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { EmptyList, LoadFailure, useTranslate } from '@stoa/console-kit';
import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useEffect, useRef, type KeyboardEvent } from 'react';
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

function useCategoryTree(props: TreeProps, mayMove: boolean) {
  const { forest } = props;
  const parent = useRef<number | null>(null);
  const move: TreeProps['onMove'] = (id, place, onSuccess) => {
    parent.current = place.parent_id;
    props.onMove(id, place, onSuccess);
  };
  const tree = useTree<CategoryNode>({
    rootItemId: ROOT,
    initialState: { expandedItems: [ROOT, ...forest.childrenOf(ROOT)] },
    getItemName: (item) => item.getItemData().name,
    isItemFolder: (item) => forest.childrenOf(item.getId()).length > 0,
    indent: INDENT,
    canReorder: true,
    canDrag: () => mayMove,
    // Also onto a category without subcategories, which the tree itself takes for no folder.
    canDrop: () => true,
    openOnDropDelay: 600,
    dataLoader: { getItem: (id) => forest.node(id), getChildren: (id) => forest.childrenOf(id) },
    onDrop: ([dragged], target) => {
      if (!dragged) return;
      const into = target.item.getId();
      const end = forest.childrenOf(into).length;
      const index = isOrderedDragTarget(target) ? target.insertionIndex : end;
      move(dragged.getId(), forest.placeIn(into, index, dragged.getId()));
    },
    features: [syncDataLoaderFeature, hotkeysCoreFeature, dragAndDropFeature, expandAllFeature],
  });
  useEffect(() => {
    tree.rebuildTree();
    // Only now: without subcategories it can't be open.
    if (parent.current !== null) expandOnce(tree.getItemInstance(String(parent.current)));
    parent.current = null;
  }, [forest, tree]);
  return { tree, move };
}

function expandOnce(item: ItemInstance<CategoryNode>): void {
  if (!item.isExpanded()) item.expand();
}

function Tree(props: TreeProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { canAccess: mayMove = false } = useCanAccess({ resource: 'categories', action: 'edit' });
  const { tree, move } = useCategoryTree(props, mayMove);
  const { forest } = props;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (!step || !mayMove) return;
    event.preventDefault();
    event.stopPropagation();
    const id = tree.getFocusedItem().getId();
    const place = forest.step(id, step);
    if (!place) return;
    const { name } = forest.node(id);
    move(id, place, () => notify('stoa.tree.moved', { type: 'info', messageArgs: { name } }));
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
