import type { FieldKind } from '@stoa/contracts';
import type { FieldKindViews } from '../field-props';
import { choice } from './choice';
import { flag, int, rate } from './figures';
import { json } from './json';
import { media } from './media';
import { moment } from './moment';
import { money } from './money';
import { ref, refmany } from './reference';
import { richtext } from './richtext';
import { longtext, slug, text } from './text';

/** One input and one display for each kind of field. */
export const KINDS: Record<FieldKind, FieldKindViews> = {
  text,
  longtext,
  richtext,
  slug,
  flag,
  int,
  money,
  rate,
  choice,
  moment,
  ref,
  refmany,
  media,
  json,
};
