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

function useFound(target: ResourceSchema, q: string, enabled = true): Addressed[] {
  const { data } = useGetList<Addressed>(target.page, { filter: q ? { q } : {}, ...LOOKUP }, { enabled });
  return data ?? [];
}

/** Picks a record by its name and keeps its slug, which is what the shop's addresses are made of. */
export function SlugOfInput({ target, ...props }: FieldInputProps & { target: ResourceSchema }) {
  const { source, label, validate, helperText } = useInputProps(props);
  const current = String(useWatch({ name: source }) ?? '');
  const [typed, setTyped] = useState('');
  const found = useFound(target, typed);
  const own = useFound(target, current, current !== '').filter(({ slug }) => slug === current);
  const unknown = current ? [{ id: current, slug: current, [target.label]: current }] : [];
  const known = [...own, ...found];
  const choices = known.some(({ slug }) => slug === current) ? known : [...unknown, ...known];
  return (
    <AutocompleteInput
      source={source}
      label={label}
      validate={validate}
      choices={choices.filter(({ slug }, index) => choices.findIndex((one) => one.slug === slug) === index)}
      optionText={target.label}
      optionValue="slug"
      setFilter={setTyped}
      helperText={helperText}
    />
  );
}
