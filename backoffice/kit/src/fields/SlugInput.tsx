import { Skeleton } from '@mui/material';
import type { ResourceSchema } from '@stoa/contracts';
import { useState } from 'react';
import { AutocompleteInput, useGetList, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldInputProps } from './field-props';
import { useInputProps } from './useInputProps';

interface Addressed extends RaRecord {
  slug: string;
}

const LOOKUP = { meta: { lookup: true } };

function useSlugCheck(target: ResourceSchema, q: string, enabled = true) {
  return useGetList<Addressed>(target.page, { filter: q ? { q } : {}, ...LOOKUP }, { enabled });
}

/** The record whose slug the form holds: the one just selected, or the initial one. */
function useChosen(target: ResourceSchema, current: string) {
  const [first] = useState(current);
  const [picked, pick] = useState<Addressed | null>(null);
  const { data = [], isLoading } = useSlugCheck(target, first, first !== '');
  const chosen = [...(picked ? [picked] : []), ...data].find(({ slug }) => slug === current);
  return { chosen, pick, isLoading };
}

/** Selects a record by its name but stores its slug, from which the shop's URLs are built. */
export function SlugOfInput({ target, ...props }: FieldInputProps & { target: ResourceSchema }) {
  const { source, label, validate, helperText } = useInputProps(props);
  const current = String(useWatch({ name: source }) ?? '');
  const [typed, setTyped] = useState('');
  const { data: records = [] } = useSlugCheck(target, typed);
  const { chosen, pick, isLoading } = useChosen(target, current);
  // The input keeps the text that it first renders, so wait for the name.
  if (isLoading) return <Skeleton variant="rounded" height={40} sx={{ my: 1 }} />;
  const unknown = current ? [{ id: current, slug: current, [target.label]: current }] : [];
  const own = chosen ? [chosen] : unknown;
  return (
    <AutocompleteInput
      source={source}
      label={label}
      validate={validate}
      choices={[...own, ...records.filter(({ slug }) => slug !== current)]}
      optionText={target.label}
      optionValue="slug"
      setFilter={setTyped}
      onChange={(_slug, record) => pick(record ? (record as Addressed) : null)}
      helperText={helperText}
    />
  );
}
