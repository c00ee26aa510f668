import type { TextStyle } from '../pdf/type-setter';
import type { Area, PageFlow } from './page-flow';
import { LOOKS, RULE, SHADE, THIN_RULE } from './print-looks';
import type { PrintedFact, PrintedRow, PrintedTable } from './printed-document';

const PAD = { x: 6, y: 5 };
/** Gap between the sums and the breakdown, in points. */
const GAP = 28;

/** The columns of a table in an area. */
function areasOf({ columns }: PrintedTable, { start, width }: Area): Area[] {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  let from = start;
  return columns.map(({ share }) => {
    const area = { start: from, width: (width * share) / total };
    from += area.width;
    return area;
  });
}

const inner = ({ start, width }: Area): Area => ({ start: start + PAD.x, width: width - 2 * PAD.x });

/** Draws a table; its headings are repeated on every page. */
export function drawTable(flow: PageFlow, table: PrintedTable, area: Area = flow.whole): void {
  const areas = areasOf(table, area);
  const headings: PrintedRow = { cells: table.columns.map(({ heading }) => heading) };
  const begin = (): void => {
    const height = heightOfRow(flow, headings, areas, LOOKS.heading);
    flow.document.rect(flow.startOf(area), flow.y, area.width, height).fill(SHADE);
    drawRow(flow, table, headings, areas, LOOKS.heading);
    flow.rule(area, RULE);
  };
  flow.need(60);
  begin();
  for (const row of table.rows) {
    if (flow.need(heightOfRow(flow, row, areas, LOOKS.text))) begin();
    drawRow(flow, table, row, areas, LOOKS.text);
    flow.rule(area, THIN_RULE);
  }
}

function heightOfRow(
  flow: PageFlow,
  { cells, detail }: PrintedRow,
  areas: readonly Area[],
  look: TextStyle,
): number {
  const heights = cells.map((cell, place) => {
    const area = inner(areas[place] ?? flow.whole);
    const below =
      place === 0 && detail ? flow.heightOf(flow.wrap(detail, area, LOOKS.detail), LOOKS.detail) : 0;
    return flow.heightOf(flow.wrap(cell, area, look), look) + below;
  });
  return Math.max(...heights) + 2 * PAD.y;
}

function drawRow(
  flow: PageFlow,
  { columns }: PrintedTable,
  row: PrintedRow,
  areas: readonly Area[],
  look: TextStyle,
): void {
  const y = flow.y + PAD.y;
  row.cells.forEach((cell, place) => {
    const area = inner(areas[place] ?? flow.whole);
    const atEnd = columns[place]?.isFigure;
    const height = flow.write(flow.wrap(cell, area, look), area, look, { y, atEnd });
    if (place === 0 && row.detail)
      flow.write(flow.wrap(row.detail, area, LOOKS.detail), area, LOOKS.detail, { y: y + height });
  });
  flow.y += heightOfRow(flow, row, areas, look);
}

/** Draws the sums at the end side and the breakdown at the start side, together on one page. */
export function drawSums(flow: PageFlow, sums: readonly PrintedFact[], breakdown: PrintedTable | null): void {
  const [, half] = flow.columns(2, GAP);
  flow.y += 14;
  if (!half || (sums.length === 0 && !breakdown)) return;
  flow.need(Math.max(sums.length * 19, ((breakdown?.rows.length ?? 0) + 1) * 24) + 12);
  const top = flow.y;
  for (const sum of sums) drawSum(flow, sum, half);
  const bottom = flow.y;
  flow.y = top;
  if (breakdown) drawTable(flow, breakdown, { start: 0, width: half.width });
  flow.y = Math.max(bottom, flow.y) + 20;
}

function drawSum(flow: PageFlow, { name, value, isStrong = false }: PrintedFact, area: Area): void {
  const look = isStrong ? LOOKS.sum : LOOKS.text;
  if (isStrong) {
    flow.y += 3;
    flow.rule(area, RULE, 1);
    flow.y += 5;
  }
  const label = { start: area.start + PAD.x, width: area.width * 0.58 - PAD.x };
  const amount = { start: area.start + area.width * 0.58, width: area.width * 0.42 - PAD.x };
  const lines = flow.wrap(name, label, look);
  flow.write([value], amount, look, { atEnd: true });
  flow.y += flow.write(lines, label, look) + 3;
}
