import type { FieldSchema } from '@stoa/contracts';
import type { ComponentType } from 'react';

/** What every input of the kit is given. */
export interface FieldInputProps {
  field: FieldSchema;
  /** Path in the form, where it differs from the field's name (translations, filters). */
  source?: string;
  label?: string;
  /** Writing direction of the text, for translations. */
  direction?: 'ltr' | 'rtl';
  /** Filters are never required. */
  optional?: boolean;
}

/** What every display of the kit is given; `value` is what the record holds. */
export interface FieldDisplayProps {
  field: FieldSchema;
  value: unknown;
  record: Record<string, unknown>;
  /** True in a table's cell, where one line must do. */
  compact: boolean;
}

/** How one kind of field is edited and shown. */
export interface FieldKindViews {
  Input: ComponentType<FieldInputProps>;
  Display: ComponentType<FieldDisplayProps>;
  /** Figures line up at the end of their column. */
  numeric?: boolean;
}
