import { DateTimeInput } from 'react-admin';
import { useMoment } from '../../settings/format';
import type { FieldDisplayProps, FieldInputProps, FieldKindViews } from '../field-props';
import { useInputProps } from '../useInputProps';

/** Converts the browser input's local time to the UTC time that is sent. */
function toIso(local: unknown): string | null {
  if (!local) return null;
  const time = new Date(String(local));
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

function MomentInput(props: FieldInputProps) {
  const input = useInputProps(props);
  return <DateTimeInput {...input} parse={toIso} />;
}

function MomentDisplay({ value, compact }: FieldDisplayProps) {
  const moment = useMoment();
  if (!value) return null;
  return (
    <time dateTime={String(value)} title={moment(String(value))} style={{ whiteSpace: 'nowrap' }}>
      {moment(String(value), compact ? 'date' : 'moment')}
    </time>
  );
}

export const moment: FieldKindViews = { Input: MomentInput, Display: MomentDisplay };
