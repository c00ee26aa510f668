import { useCallback } from 'react';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';

/** Titles and labels of an exported page; the server has no translations of them. */
export interface ExportLabels {
  title: string;
  fields: Record<string, string>;
  choices: Record<string, string>;
}

/** A column with its heading in the list, if different from the field's label, and its possible choices. */
interface NamedColumn {
  name: string;
  label?: string;
  choices?: readonly string[];
}

/** Export labels of a title and columns in the user's language. */
export function useExportLabels(): (title: string, columns: readonly NamedColumn[]) => ExportLabels {
  const labels = useLabels();
  const translate = useTranslate();
  return useCallback(
    (title, columns) => ({
      title,
      fields: Object.fromEntries(columns.map(({ name, label }) => [name, label ?? labels.field(name)])),
      choices: {
        true: translate('ra.boolean.true'),
        false: translate('ra.boolean.false'),
        ...Object.fromEntries(
          columns.flatMap(({ choices = [] }) => choices.map((choice) => [choice, labels.choice(choice)])),
        ),
      },
    }),
    [labels, translate],
  );
}
