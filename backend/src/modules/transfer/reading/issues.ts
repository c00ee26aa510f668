import type { FieldRefusals } from '../../../kernel/http';
import { firstCell } from './named-references';
import type { Issue, Sheet } from './sheet';

/** Import target of each draft field. */
const TARGET_OF: Readonly<Record<string, string>> = {
  brand_id: 'brand',
  manufacturer_id: 'manufacturer',
  unit_id: 'unit',
  tax_class_id: 'tax_class',
  category_ids: 'categories',
  primary_category_id: 'categories',
  vendor_id: 'vendor',
  option_value_ids: 'option1_value',
  translations: 'name',
  axes: 'option1_name',
  variants: 'sku',
};

/** Maps validation errors of a draft to the cells that they come from. */
export function issuesOf(errors: FieldRefusals, sheet: Sheet, lines: readonly number[]): Issue[] {
  return Object.entries(errors).flatMap(([field, messages]) => {
    const [part = '', place, inner] = field.split('.');
    const ofVariant = part === 'variants' && inner !== undefined;
    const name = ofVariant ? inner : part;
    const target = TARGET_OF[name] ?? name;
    const line = ofVariant ? lines[Number(place)] : undefined;
    const row = line === undefined ? undefined : sheet.rows.find((one) => one.line === line);
    const value = row ? (row.cells[target] ?? '') : firstCell(sheet, target).text;
    return messages.map((message) => ({
      line: line ?? firstCell(sheet, target).line,
      target,
      value,
      message,
    }));
  });
}
