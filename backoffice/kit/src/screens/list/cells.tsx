import type { ComponentType } from 'react';
import { useRecordContext } from 'react-admin';
import { StateChip } from '../../fields/StateChip';
import { useMoment } from '../../settings/format';

type Row = Readonly<Record<string, string | null | undefined>>;

/**
 * Makes the cell of a column with a moment; it is empty for rows without one. Columns that are made while rendering
 * have to be memoised, as each call makes another component.
 */
export function momentCell(source: string): ComponentType {
  return function MomentCell() {
    const at = useRecordContext<Row>()?.[source];
    const moment = useMoment();
    return at ? <time dateTime={at}>{moment(at)}</time> : null;
  };
}

/** Makes the cell of a column with a name that somebody has entered, in its own direction. See `momentCell`. */
export function textCell(source: string): ComponentType {
  return function TextCell() {
    const text = useRecordContext<Row>()?.[source];
    return text ? <bdi>{text}</bdi> : null;
  };
}

/** The cell of a column with the row's state. */
export function StateCell() {
  const state = useRecordContext<Row>()?.state;
  return state ? <StateChip value={state} /> : null;
}
