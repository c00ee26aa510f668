import type { ComponentType, ReactNode } from 'react';
import type { FieldDisplayProps, FieldInputProps } from '../fields/field-props';

/** A further tab of a record's view, at an address of its own below it. */
export interface RecordPanel {
  /** Last part of the address, and key under `stoa.panels`. */
  name: string;
  /** Resource whose rows it lists; who may not read these does not see the tab. */
  of?: string;
  element: ReactNode;
}

/** What a console may say of one resource's screens; all it leaves out is generated from the declaration. */
export interface ScreenOverride {
  list?: ComponentType;
  create?: ComponentType;
  edit?: ComponentType;
  show?: ComponentType;
  /** Which screen a row of the list opens; editing, where the reader may, unless said otherwise. */
  opens?: 'view';
  /** Columns shown at first, in their order; the rest can be switched on. */
  columns?: readonly string[];
  /** Fields that neither form nor view shows, as a screen of their own edits them. */
  hiddenFields?: readonly string[];
  /** How a record is called in headings and links, where its label field alone says too little. */
  nameOf?: (record: Record<string, unknown>) => string;
  /** Address of the list that a record belongs to, where that is not the resource's own. */
  homeOf?: (record: Record<string, unknown>) => string;
  /** Titled cards of form and view: name (key under `stoa.sections`) → fields, in their order. Fields named in none come last. */
  sections?: Readonly<Record<string, readonly string[]>>;
  /** Inputs in the place of those of the fields' kinds. */
  inputs?: Readonly<Record<string, ComponentType<FieldInputProps>>>;
  /** Displays in the place of those of the fields' kinds. */
  displays?: Readonly<Record<string, ComponentType<FieldDisplayProps>>>;
  /** What stands above the form's fields, such as a sentence about what they say together. */
  summary?: ComponentType;
  /** What stands above the facts of the view, such as the same sentence. */
  overview?: ComponentType;
  /** Tabs of the form: name (key under `stoa.tabs`) → fields. Fields named in none are on the first. */
  tabs?: Readonly<Record<string, readonly string[]>>;
  /** More buttons in the head of the edit and view screens. */
  actions?: ComponentType;
  /** More tabs of the view screen, between the record and its history. */
  panels?: readonly RecordPanel[];
  /** What all screens of the resource stand within, such as a condition for seeing them. */
  guard?: ComponentType<{ children: ReactNode }>;
  /** Routes beside the usual ones, such as `edit/:id/step2`. */
  routes?: readonly { path: string; element: ReactNode }[];
}

export type Overrides = Readonly<Record<string, ScreenOverride>>;
