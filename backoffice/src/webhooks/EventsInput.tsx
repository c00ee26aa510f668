import type { FieldDisplayProps, FieldInputProps } from '@stoa/console-kit';
import { WEBHOOK_EVENT_TYPES } from '@stoa/contracts';
import { CheckboxGroupInput, required } from 'react-admin';

interface Subscription {
  type: string;
}

const REQUIRED = required();
const typesOf = (events: Subscription[] | null | undefined): string[] =>
  (events ?? []).map(({ type }) => type);
const eventsOf = (types: string[]): Subscription[] => types.map((type) => ({ type }));

/** The events that an endpoint is subscribed to, each with its name in the API. */
export function EventsInput({ field }: FieldInputProps) {
  return (
    <CheckboxGroupInput
      source={field.name}
      choices={WEBHOOK_EVENT_TYPES.map((id) => ({ id, name: id }))}
      format={typesOf}
      parse={eventsOf}
      translateChoice={false}
      validate={REQUIRED}
      sx={eventsSx}
    />
  );
}

/** In columns, as wide as the longest name. */
const eventsSx = {
  width: '100%',
  '& .MuiFormGroup-root': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' },
  '& label': { unicodeBidi: 'plaintext' },
};

/** Their names; in a table cell only the number. */
export function EventsDisplay({ value, compact }: FieldDisplayProps) {
  const types = typesOf(value as Subscription[] | null);
  return <bdi>{compact && types.length > 2 ? types.length : types.join(', ')}</bdi>;
}
