import type { ProductDraft } from '../../catalogue';
import { readFlag, readStatus } from './cells';
import type { SheetTarget } from './reading-context';
import type { SheetCells } from './sheet-cells';

const HIDDEN = /^(?:hidden|not visible individually|none|no)$/i;

/** Whether the row of a draft says that it is not shown, or the import's options do. */
export type DraftReason = 'stated' | 'unstated';

/** The status of a product: hidden or unpublished ones are drafts, as there is no hidden product here. */
export function statusOf(
  cells: SheetCells,
  { id, awaited_status }: SheetTarget,
  { hasVariants, isUnsupported }: { hasVariants: boolean; isUnsupported: boolean },
): { draft: Pick<ProductDraft, 'status'>; awaits: boolean; draftReason: DraftReason | null } {
  const named = cells.first('status', readStatus);
  const stated = named ?? awaited_status ?? (id === null ? cells.context.options.status : undefined);
  const isWithheld = withheld(cells, stated) || isUnsupported;
  const wanted = isWithheld && (stated === 'active' || id === null) ? 'draft' : stated;
  const awaits = wanted === 'active' && !hasVariants && id === null;
  const reason = named === 'draft' || isWithheld ? 'stated' : 'unstated';
  return {
    draft: wanted && !awaits ? { status: wanted } : {},
    awaits,
    draftReason: wanted === 'draft' ? reason : null,
  };
}

/** Whether the other shop doesn't show the product. */
function withheld(cells: SheetCells, stated: string | undefined): boolean {
  const isPublished = cells.first('published', readFlag) ?? true;
  const row = cells.sheet.rows.find((one) => one.cells.visibility);
  const isHidden = HIDDEN.test(row?.cells.visibility ?? '');
  if (row && isHidden && isPublished && stated === 'active')
    cells.noteWarning(
      row.line,
      'visibility',
      row.cells.visibility ?? '',
      'is imported as a draft: there are no hidden products here',
    );
  return !isPublished || isHidden;
}
