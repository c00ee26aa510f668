import type { ComponentType } from 'react';
import type { ListedColumn } from './exported-columns';

/** One column of a list: its cell, heading and sorting. */
export interface Column extends ListedColumn {
  /** Name of the field, for sorting and for column visibility. */
  name: string;
  Cell: ComponentType;
  /** False if the API can't sort by it although the schema says so. */
  isSortable?: boolean;
  /** Right-align the column. */
  isNumeric?: boolean;
  /** An image of the record, first on its card on a phone. */
  isPicture?: boolean;
}

/** A column with its derived label and sorting. */
export interface HeadedColumn extends Column {
  label: string;
  isSortable: boolean;
}
