import { PHONE, stackedSx, useLabels, useTranslate } from '@stoa/console-kit';
import { Box, Checkbox, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { PERMISSION_ACTIONS, type PermissionAction } from '@stoa/contracts';
import { extentOf, type PermissionGroup, type PermissionRow } from './permission-table';

interface PermissionMatrixProps {
  groups: PermissionGroup[];
  granted: ReadonlySet<number>;
  /** Permissions that the signed-in operator may grant; all others are disabled. */
  grantable: ReadonlySet<number>;
  onSet: (ids: readonly number[], on: boolean) => void;
}

/** One checkbox per permission; those in row and column headings set the whole row or column. */
export function PermissionMatrix({ groups, granted, grantable, onSet }: PermissionMatrixProps) {
  const translate = useTranslate();
  const labels = useLabels();
  const rows = groups.flatMap((group) => group.rows);
  const columnIds = (action: PermissionAction) => rows.flatMap(({ byAction }) => byAction[action] ?? []);
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={tableSx}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('stoa.role.resource')}</TableCell>
            {PERMISSION_ACTIONS.map((action) => {
              const name = translate(`stoa.role.${action}`);
              return (
                <TableCell key={action} align="center">
                  {name}
                  <GroupBox
                    ids={columnIds(action)}
                    granted={granted}
                    grantable={grantable}
                    onSet={onSet}
                    label={translate('stoa.role.all_in', { name })}
                  />
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        {groups.map(({ name, rows: members }) => (
          <TableBody key={name}>
            <TableRow>
              <TableCell
                component="th"
                scope="rowgroup"
                colSpan={PERMISSION_ACTIONS.length + 1}
                sx={{ color: 'text.secondary', bgcolor: 'background.default' }}
              >
                {name ? translate(`stoa.menu.${name}`) : labels.choice('other')}
              </TableCell>
            </TableRow>
            {members.map((row) => (
              <MatrixRow key={row.resource} row={row} granted={granted} grantable={grantable} onSet={onSet} />
            ))}
          </TableBody>
        ))}
      </Table>
    </Box>
  );
}

function MatrixRow({
  row,
  granted,
  grantable,
  onSet,
}: Omit<PermissionMatrixProps, 'groups'> & { row: PermissionRow }) {
  const translate = useTranslate();
  const labels = useLabels();
  const name = labels.resource(row.resource);
  return (
    <TableRow hover>
      <TableCell component="th" scope="row" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
        <GroupBox
          ids={row.ids}
          granted={granted}
          grantable={grantable}
          onSet={onSet}
          label={translate('stoa.role.all_of', { name })}
        />
        {name}
      </TableCell>
      {PERMISSION_ACTIONS.map((action) => {
        const id = row.byAction[action];
        return (
          <TableCell
            key={action}
            align="center"
            padding="none"
            data-label={id === undefined ? undefined : translate(`stoa.role.${action}`)}
          >
            {id !== undefined && (
              <Checkbox
                size="small"
                checked={granted.has(id)}
                disabled={!grantable.has(id)}
                onChange={(_event, on) => onSet([id], on)}
                slotProps={{ input: { 'aria-label': `${name}: ${translate(`stoa.role.${action}`)}` } }}
              />
            )}
          </TableCell>
        );
      })}
    </TableRow>
  );
}

interface GroupBoxProps {
  ids: readonly number[];
  granted: ReadonlySet<number>;
  /** Permissions that the signed-in operator may grant; all others are disabled. */
  grantable: ReadonlySet<number>;
  onSet: (ids: readonly number[], on: boolean) => void;
  label: string;
}

function GroupBox({ ids: named, granted, grantable, onSet, label }: GroupBoxProps) {
  const ids = named.filter((id) => grantable.has(id));
  // A box that sets nothing shows the extent of all of its permissions.
  const extent = extentOf(ids.length > 0 ? ids : named, granted);
  return (
    <Checkbox
      size="small"
      disabled={ids.length === 0}
      checked={extent === 'all'}
      indeterminate={extent === 'some'}
      onChange={() => onSet(ids, extent !== 'all')}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
}

// On a phone each resource is a block of labelled checkboxes, below a row of the columns' checkboxes.
const tableSx = {
  [PHONE]: {
    ...stackedSx[PHONE],
    '& tbody tr': {
      ...stackedSx[PHONE]['& tbody tr'],
      gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
    },
    '& tbody td': { display: 'block', border: 0, textAlign: 'center' },
    '& thead tr': { display: 'flex', flexWrap: 'wrap' },
    '& thead th': { border: 0, px: 1, py: 0 },
    '& thead th:first-of-type': { display: 'none' },
  },
};
