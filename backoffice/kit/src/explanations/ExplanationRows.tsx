import {
  Box,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableRow,
  Typography,
} from '@mui/material';
import type { ExplanationRow } from '@stoa/contracts';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { useMoney, useNumber } from '../settings/format';
import { useCalculationTexts } from './calculation-text';

/** An amount's parts, indented by level as on an invoice, and the amount itself as the total. */
export function ExplanationRows({ result }: { result: ExplanationRow }) {
  const translate = useTranslate();
  const money = useMoney(result.currency);
  return (
    <Table size="small" sx={tableSx}>
      <TableBody>
        {result.parts.map((part, place) => (
          <Part key={place} part={part} depth={0} />
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row" sx={totalSx}>
            {translate(`explain.rows.${result.row}`)}
          </TableCell>
          <TableCell align="right" sx={{ ...totalSx, ...amountSx }}>
            <bdi>{money(result.amount)}</bdi>
          </TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}

function Part({ part, depth }: { part: ExplanationRow; depth: number }) {
  const money = useMoney(part.currency);
  const tone = depth === 0 ? 'text.primary' : 'text.secondary';
  return (
    <>
      <TableRow>
        <TableCell component="th" scope="row" sx={{ color: tone, fontWeight: depth === 0 ? 600 : 400 }}>
          <Box sx={{ marginInlineStart: depth * 2.5 }}>
            <Name part={part} />
            <Calculation part={part} />
          </Box>
        </TableCell>
        <TableCell align="right" sx={{ ...amountSx, color: tone, fontWeight: depth === 0 ? 600 : 400 }}>
          <bdi>{part.is_note ? `(${money(part.amount)})` : money(part.amount)}</bdi>
        </TableCell>
      </TableRow>
      {part.parts.map((below, place) => (
        <Part key={place} part={below} depth={depth + 1} />
      ))}
    </>
  );
}

function Name({ part: { row, name, count, order_id } }: { part: ExplanationRow }) {
  const translate = useTranslate();
  const number = useNumber();
  const label = translate(`explain.rows.${row}`);
  const shown = name && <bdi>{name}</bdi>;
  return (
    <>
      {label}
      {shown && ' · '}
      {order_id === null ? (
        shown
      ) : (
        <MuiLink component={Link} to={addressOf('orders', 'view', order_id)} underline="hover">
          {shown}
        </MuiLink>
      )}
      {count !== null && count > 1 && ` × ${number(count)}`}
    </>
  );
}

function Calculation({ part: { calculation, currency } }: { part: ExplanationRow }) {
  const texts = useCalculationTexts(calculation, currency);
  if (texts.length === 0) return null;
  return (
    <Typography component="div" variant="caption" color="text.secondary">
      {texts.map((text, place) => (
        <span key={text}>
          {place > 0 && ' · '}
          <bdi>{text}</bdi>
        </span>
      ))}
    </Typography>
  );
}

const amountSx = { whiteSpace: 'nowrap', verticalAlign: 'top', fontVariantNumeric: 'tabular-nums' };
const totalSx = {
  fontWeight: 700,
  fontSize: 15,
  color: 'text.primary',
  borderTop: 2,
  borderColor: 'divider',
};
const tableSx = { mb: 1, '& td, & th': { px: 1, borderBottom: 0 }, '& tbody td, & tbody th': { py: 0.5 } };
