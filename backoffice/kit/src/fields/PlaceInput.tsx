import { AutocompleteInput, ReferenceInput, type Validator } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

interface PlaceInputProps {
  /** Page name, such as `states`. */
  page: 'countries' | 'states' | 'cities';
  source: string;
  /** Form path of the enclosing place, and the field that filters by it. */
  within?: { source: string; field: string };
  /** Form paths that are cleared when this changes, as their values belong to the former place. */
  empties?: readonly string[];
  validate?: Validator;
}

const BY_NAME = { field: 'name', order: 'ASC' as const };
const byText = (q: string) => (q ? { q } : {});

/** Selects a country, a state of the chosen country or a city of the chosen state. */
export function PlaceInput({ page, source, within, empties = [], validate }: PlaceInputProps) {
  const { setValue } = useFormContext();
  const around = useWatch({ name: within?.source ?? '' }) as number | null | undefined;
  const closed = within !== undefined && !around;
  return (
    <ReferenceInput
      source={source}
      reference={page}
      sort={BY_NAME}
      perPage={50}
      filter={within && around ? { [within.field]: around, status: 'active' } : { status: 'active' }}
      enableGetChoices={() => !closed}
    >
      <AutocompleteInput
        optionText="name"
        filterToQuery={byText}
        disabled={closed}
        validate={validate}
        helperText={false}
        onChange={() => empties.forEach((path) => setValue(path, null, { shouldDirty: true }))}
      />
    </ReferenceInput>
  );
}
