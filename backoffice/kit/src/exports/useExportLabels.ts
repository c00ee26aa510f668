import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useLabels } from '../i18n/labels';

/** How a printed page calls things; the server has no words of its own for them. */
export interface ExportLabels {
  title: string;
  fields: Record<string, string>;
  choices: Record<string, string>;
}

/** A column with the heading that it has in a list, where that is not its field's, and what its cells can say. */
interface NamedColumn {
  name: string;
  label?: string;
  choices?: readonly string[];
}

/** The words of a page and its columns in the reader's language. */
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
