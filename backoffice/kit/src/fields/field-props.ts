import type { FieldSchema } from '@stoa/contracts';
import type { ComponentType } from 'react';

/** Properties of every field input. */
export interface FieldInputProps {
  field: FieldSchema;
  /** Path in the form, if different from the field's name (translations, filters). */
  source?: string;
  label?: string;
  /** Writing direction of the text, for translations. */
  direction?: 'ltr' | 'rtl';
  /** Filters are never required. */
  optional?: boolean;
}

/** Properties of every field display; `value` is the record's value of the field. */
export interface FieldDisplayProps {
  field: FieldSchema;
  value: unknown;
  record: Record<string, unknown>;
  /** True in a table cell, where only one line fits. */
  compact: boolean;
}

/** Input and display of one kind of field. */
export interface FieldKindViews {
  Input: ComponentType<FieldInputProps>;
  Display: ComponentType<FieldDisplayProps>;
  /** Right-align the column. */
  numeric?: boolean;
}
