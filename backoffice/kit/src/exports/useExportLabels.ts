import type { FieldSchema } from '@stoa/contracts';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useLabels } from '../i18n/labels';

/** How a printed page calls things; the server has no words of its own for them. */
export interface ExportLabels {
  title: string;
  fields: Record<string, string>;
  choices: Record<string, string>;
}

/** The words of a page and its columns in the reader's language. */
export function useExportLabels(): (title: string, fields: readonly FieldSchema[]) => ExportLabels {
  const labels = useLabels();
  const translate = useTranslate();
  return useCallback(
    (title, fields) => ({
      title,
      fields: Object.fromEntries(fields.map(({ name }) => [name, labels.field(name)])),
      choices: {
        true: translate('ra.boolean.true'),
        false: translate('ra.boolean.false'),
        ...Object.fromEntries(
          fields.flatMap(({ choices = [] }) => choices.map((choice) => [choice, labels.choice(choice)])),
        ),
      },
    }),
    [labels, translate],
  );
}
