import {
  Box,
  Card,
  Checkbox,
  Link as MuiLink,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { MediaRecord } from '@stoa/contracts';
import { Link } from 'react-router-dom';
import { useMoment } from '../../settings/format';
import { colourOf } from '../colour';
import { useTranslate } from '../../i18n/useTranslate';
import { hiddenHeadSx, PHONE, stackedSx } from '../../theme/stacked';
import { formatFileSize } from './useLibrary';

interface PicturesProps {
  rows: readonly MediaRecord[];
  chosen: Pick<ReadonlySet<number>, 'has'>;
  onToggle: (id: number) => void;
}

/** URL of one image's page. */
export const detailOf = (id: number): string => `/media/mediaDetail?id=${id}`;

/** The library as a grid. */
export function PictureGrid({ rows, chosen, onToggle }: PicturesProps) {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={gridSx}>
      {rows.map((row) => (
        <Card
          key={row.id}
          component="li"
          sx={{ position: 'relative', outline: chosen.has(row.id) ? 2 : 0, outlineColor: 'primary.main' }}
        >
          <Link to={detailOf(row.id)} aria-label={row.alt || row.filename}>
            <Box
              component="img"
              src={row.thumbnail_url}
              alt=""
              loading="lazy"
              sx={{ ...pictureSx, bgcolor: colourOf(row.blurhash) }}
            />
          </Link>
          <Checkbox
            size="small"
            checked={chosen.has(row.id)}
            onChange={() => onToggle(row.id)}
            slotProps={{ input: { 'aria-label': translate('library.select', { name: row.filename }) } }}
            sx={boxSx}
          />
          <Stack sx={{ px: 1, py: 0.75 }}>
            <Typography variant="body2" noWrap title={row.filename}>
              <bdi>{row.filename}</bdi>
            </Typography>
            <Typography variant="caption" color={row.alt ? 'text.secondary' : 'warning.main'} noWrap>
              {row.alt || translate('library.alt_missing')}
            </Typography>
          </Stack>
        </Card>
      ))}
    </Box>
  );
}

/** The library as a table with file details. */
export function PictureTable({ rows, chosen, onToggle }: PicturesProps) {
  const translate = useTranslate();
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={tableSx}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox" />
            <TableCell>{translate('library.file')}</TableCell>
            <TableCell>{translate('library.folder')}</TableCell>
            <TableCell align="right">{translate('library.dimensions')}</TableCell>
            <TableCell align="right">{translate('library.size')}</TableCell>
            <TableCell>{translate('library.added')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <PictureRow key={row.id} row={row} isChosen={chosen.has(row.id)} onToggle={onToggle} />
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

interface PictureRowProps {
  row: MediaRecord;
  isChosen: boolean;
  onToggle: (id: number) => void;
}

function PictureRow({ row, isChosen, onToggle }: PictureRowProps) {
  const translate = useTranslate();
  const moment = useMoment();
  return (
    <TableRow hover selected={isChosen}>
      <TableCell padding="checkbox">
        <Checkbox
          size="small"
          checked={isChosen}
          onChange={() => onToggle(row.id)}
          slotProps={{
            input: { 'aria-label': translate('library.select', { name: row.filename }) },
          }}
        />
      </TableCell>
      <TableCell>
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
          <Box
            component="img"
            src={row.thumbnail_url}
            alt=""
            loading="lazy"
            sx={{ width: 40, height: 40, borderRadius: 1, bgcolor: colourOf(row.blurhash) }}
          />
          <MuiLink
            component={Link}
            to={detailOf(row.id)}
            underline="hover"
            sx={{ fontWeight: 600, color: 'text.primary' }}
          >
            <bdi>{row.filename}</bdi>
          </MuiLink>
        </Stack>
      </TableCell>
      <TableCell data-label={translate('library.folder')}>
        <bdi>{row.folder}</bdi>
      </TableCell>
      <TableCell align="right" data-label={translate('library.dimensions')}>
        <bdi>{`${row.width} × ${row.height}`}</bdi>
      </TableCell>
      <TableCell align="right" data-label={translate('library.size')}>
        <bdi>{formatFileSize(row.bytes)}</bdi>
      </TableCell>
      <TableCell data-label={translate('library.added')}>{moment(row.created_at, 'date')}</TableCell>
    </TableRow>
  );
}

const gridSx = {
  display: 'grid',
  gap: 1.5,
  p: 0,
  m: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
};
const pictureSx = {
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  display: 'block',
};
const boxSx = {
  position: 'absolute',
  top: 6,
  insetInlineStart: 6,
  p: 0.25,
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'background.paper' },
};

const tableSx = {
  [PHONE]: {
    ...hiddenHeadSx[PHONE],
    ...stackedSx[PHONE],
    '& tbody tr': { ...stackedSx[PHONE]['& tbody tr'], gridTemplateColumns: 'auto 1fr 1fr' },
    '& tbody td:first-of-type': { gridColumn: '1', gridRow: '1' },
    '& tbody td:nth-of-type(2)': { gridColumn: '2 / -1' },
  },
};
