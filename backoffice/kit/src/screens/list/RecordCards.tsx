import { Box, Skeleton, Typography } from '@mui/material';
import {
  DataTableBase,
  DataTableRenderContext,
  RecordContextProvider,
  useDataTableDataContext,
  useStore,
} from 'ra-core';
import { ColumnsSelector, DataTable, ListNoResults } from 'react-admin';
import type { ReactElement } from 'react';
import { useSchema } from '../../schema/SchemaContext';
import { isSelectable as isRowSelectable } from '../record-rights';
import { SelectionBox } from './LabelledRows';
import type { HeadedColumn } from './column';
import { SelectionToolbar } from './SelectionToolbar';

interface RecordCardsProps {
  columns: readonly HeadedColumn[];
  hidden: string[];
  empty?: ReactElement;
  bulkActions: ReactElement | false;
}

/** The columns in each part of a card. */
interface CardPlan {
  picture?: HeadedColumn;
  title?: HeadedColumn;
  /** Creation, order or publication time, in small under the title. */
  caption?: HeadedColumn;
  /** State and default mark, at the end of the first line. */
  marks: HeadedColumn[];
  facts: HeadedColumn[];
}

const MARKS = new Set(['status', 'state', 'is_default']);
const WHEN = new Set(['created_at', 'placed_at', 'published_at']);
const PLACEHOLDERS = 5;

/** Distributes columns on a card: name as title, time as caption, status and default as marks, else facts. */
export function planCard(
  columns: readonly HeadedColumn[],
  label: string,
  hidden: readonly string[],
): CardPlan {
  const shown = columns.filter(({ name }) => !hidden.includes(name));
  const picture = shown.find(({ isPicture }) => isPicture);
  const named = shown.find(({ name }) => name === label);
  const title = named ?? shown.find((column) => column !== picture && !MARKS.has(column.name));
  const rest = shown.filter((column) => column !== picture && column !== title);
  const caption = rest.findLast(({ name }) => WHEN.has(name));
  const isFact = (column: HeadedColumn) => column !== caption && !MARKS.has(column.name);
  return {
    picture,
    title,
    caption,
    marks: rest.filter(({ name }) => MARKS.has(name)),
    facts: rest.filter(isFact),
  };
}

/** The records of a list as cards, for phones; the visible columns determine their content. */
export function RecordCards({ columns, hidden, empty, bulkActions }: RecordCardsProps) {
  const { page, label } = useSchema();
  const [switchedOff] = useStore<string[]>(`${page}.datatable`, hidden);
  return (
    <DataTableBase
      hasBulkActions={bulkActions !== false}
      isRowSelectable={isRowSelectable}
      hiddenColumns={hidden}
      loading={<Placeholders />}
      empty={empty ?? <ListNoResults />}
    >
      {bulkActions && <SelectionToolbar>{bulkActions}</SelectionToolbar>}
      <Cards plan={planCard(columns, label, switchedOff)} isSelectable={bulkActions !== false} />
      <DataTableRenderContext.Provider value="columnsSelector">
        <ColumnsSelector>
          {columns.map(({ name, label: heading }) => (
            <DataTable.Col key={name} source={name} label={heading} />
          ))}
        </ColumnsSelector>
      </DataTableRenderContext.Provider>
    </DataTableBase>
  );
}

function Placeholders() {
  return (
    <Box aria-hidden>
      {Array.from({ length: PLACEHOLDERS }, (_none, index) => (
        <Box key={index} sx={cardSx}>
          <Skeleton width="60%" height={24} />
          <Skeleton width="85%" />
        </Box>
      ))}
    </Box>
  );
}

function Cards({ plan, isSelectable }: { plan: CardPlan; isSelectable: boolean }) {
  const records = useDataTableDataContext();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {records?.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <RecordCard plan={plan} isSelectable={isSelectable} />
        </RecordContextProvider>
      ))}
    </Box>
  );
}

function RecordCard({ plan, isSelectable }: { plan: CardPlan; isSelectable: boolean }) {
  const { picture: Picture, title: Title, caption: Caption, marks, facts } = plan;
  return (
    <Box component="li" sx={cardSx}>
      <Box sx={headSx}>
        {isSelectable && <SelectionBox />}
        {Picture && <Picture.Cell />}
        <Box sx={titleSx}>
          {Title && <Title.Cell />}
          {Caption && (
            <Typography variant="caption" component="div" color="text.secondary">
              {Caption.label} <Caption.Cell />
            </Typography>
          )}
        </Box>
        <Box sx={marksSx}>
          {marks.map(({ name, Cell }) => (
            <Cell key={name} />
          ))}
        </Box>
      </Box>
      <Box component="dl" sx={factsSx}>
        {facts.map(({ name, label, Cell }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <Cell />
            </dd>
          </div>
        ))}
      </Box>
    </Box>
  );
}

const cardSx = {
  position: 'relative',
  px: 1.5,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  // A tap anywhere follows the title's link; interactive elements stay above it.
  '& .MuiCheckbox-root, & .MuiSwitch-root, & .MuiIconButton-root, & button, & dd a, & .MuiTypography-caption a':
    {
      position: 'relative',
      zIndex: 1,
    },
};

const headSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 40,
  '& .MuiCheckbox-root': { marginInlineStart: -1, p: 1 },
};

/** The title's link; a title may contain further links in its caption, such as that of a return's order. */
const TITLE_LINK = '& .MuiLink-root:first-of-type:not(.MuiTypography-caption *)';

const titleSx = {
  flex: '1 1 0',
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: 15,
  fontWeight: 600,
  '& > *': { minWidth: '0 !important' },
  [TITLE_LINK]: { position: 'static' },
  [`${TITLE_LINK}::after`]: { content: '""', position: 'absolute', inset: 0 },
};

const marksSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  maxWidth: '46%',
  textAlign: 'end',
};

const factsSx = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 2,
  rowGap: 0.75,
  fontSize: 14,
  // Empty and false values are omitted.
  '& > div:has(> dd:empty), & > div:has([data-flag=false])': { display: 'none' },
  '& dt': { fontSize: 12, color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
  '& dd > *': { minWidth: '0 !important', maxWidth: '100%' },
};
