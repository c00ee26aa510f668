/** Below this width a table's rows are stacked. */
export const PHONE = '@media (max-width: 599.95px)';

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 1.5,
  px: 1.5,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
};

const CELL = {
  display: 'block',
  textAlign: 'start',
  border: 0,
  padding: '4px 0',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;

const HEADING = { gridColumn: '1 / -1', minWidth: 0 };

/**
 * Style of a table that is too wide for a phone: there each row is a block, its first cell the heading, and
 * every other cell is labelled by its `data-label`. Empty cells are omitted.
 */
export const stackedSx = {
  [PHONE]: {
    '& tbody, & tfoot': { display: 'block' },
    '& tbody tr': ROW,
    '& tfoot tr': ROW,
    '& tbody tr > *, & tfoot tr > *': CELL,
    // The first cell, without `:first-child`: one with no preceding sibling.
    '& tbody tr > :not(* + *), & tfoot tr > :not(* + *)': HEADING,
    '& tbody tr > :empty': { display: 'none' },
    '& [data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      fontSize: 12,
      fontWeight: 400,
      color: 'text.secondary',
    },
  },
} as const;

/** Visually hides table headings on a phone, where cells are labelled; screen readers still read them. */
export const hiddenHeadSx = {
  [PHONE]: {
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
} as const;

/** Style of a table whose rows are stacked and whose headings are hidden on a phone. */
export const stackedTableSx = { [PHONE]: { ...hiddenHeadSx[PHONE], ...stackedSx[PHONE] } };
