import type { ComponentType, ReactNode } from 'react';
import type { ConsoleApi } from '../api/api';
import type { FieldDisplayProps, FieldInputProps } from '../fields/field-props';
import type { useLabels } from '../i18n/labels';
import type { TextName, useTranslate } from '../i18n/useTranslate';
import type { Sections } from './form/form-layout';

/** An additional tab of a record's view, with its own URL below it. */
export interface RecordPanel {
  /** Last segment of the URL, and key under `stoa.panels`. */
  name: TextName<'stoa.panels'>;
  /** Resource that it lists; without read permission the tab is hidden. */
  of?: string;
  element: ReactNode;
}

/** What a search in the user's language needs. */
export interface SearchContext extends NameTexts {
  api: ConsoleApi;
}

/** Texts of the user's language that a name may consist of. */
export interface NameTexts {
  labels: ReturnType<typeof useLabels>;
  translate: ReturnType<typeof useTranslate>;
}

/** Overrides of one resource's screens; everything omitted is generated from the schema. */
export interface ScreenOverride {
  list?: ComponentType;
  create?: ComponentType;
  edit?: ComponentType;
  show?: ComponentType;
  /** Screen that a row of the list opens; by default edit, if permitted. */
  opens?: 'view';
  /** Columns visible by default, in order; the others can be switched on. */
  columns?: readonly string[];
  /** Fields hidden in form and view, as a screen of their own edits them. */
  hiddenFields?: readonly string[];
  /** Display name of a record in headings and links, where its label field alone is insufficient. */
  nameOf?: (record: Record<string, unknown>, texts: NameTexts) => string;
  /** The filter that a search stands for, where names on screen are not the stored ones that the API searches. */
  search?: (q: string, context: SearchContext) => Promise<Record<string, unknown>>;
  /** Whether a record can become the default, where the API refuses some. */
  canBeDefault?: (record: Record<string, unknown>) => boolean;
  /** URL of the list that a record belongs to, if not the resource's own. */
  homeOf?: (record: Record<string, unknown>) => string;
  /** Titled cards of form and view: key under `stoa.sections` → fields, in order; others come last. */
  sections?: Sections;
  /** Inputs of single fields, instead of their kind's. */
  inputs?: Readonly<Record<string, ComponentType<FieldInputProps>>>;
  /** Displays of single fields, instead of their kind's. */
  displays?: Readonly<Record<string, ComponentType<FieldDisplayProps>>>;
  /** Content above the form's fields, such as a sentence that summarises them. */
  summary?: ComponentType;
  /** Content above the fields of the view, such as the same summary. */
  overview?: ComponentType;
  /** Additional buttons in the header of the edit and view screens. */
  actions?: ComponentType;
  /** Additional tabs of the view screen, between details and history. */
  panels?: readonly RecordPanel[];
  /** Wrapper of all screens of the resource, such as a condition for access. */
  guard?: ComponentType<{ children: ReactNode }>;
  /** Additional routes, such as `edit/:id/step2`. */
  routes?: readonly { path: string; element: ReactNode }[];
}

export type Overrides = Readonly<Record<string, ScreenOverride>>;
