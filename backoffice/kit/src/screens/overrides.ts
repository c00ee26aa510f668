import type { ComponentType, ReactNode } from 'react';

/** What a console may say of one resource's screens; all it leaves out is generated from the declaration. */
export interface ScreenOverride {
  list?: ComponentType;
  create?: ComponentType;
  edit?: ComponentType;
  show?: ComponentType;
  /** Columns shown at first, in their order; the rest can be switched on. */
  columns?: readonly string[];
  /** Fields that neither form nor view shows, as a screen of their own edits them. */
  hiddenFields?: readonly string[];
  /** Tabs of the form: name (key under `stoa.tabs`) → fields. Fields named in none are on the first. */
  tabs?: Readonly<Record<string, readonly string[]>>;
  /** More buttons in the head of the edit and view screens. */
  actions?: ComponentType;
  /** Routes beside the usual ones, such as `edit/:id/step2`. */
  routes?: readonly { path: string; element: ReactNode }[];
}

export type Overrides = Readonly<Record<string, ScreenOverride>>;
