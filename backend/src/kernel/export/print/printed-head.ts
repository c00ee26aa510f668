import { code128 } from './code-128';
import type { Area, PageFlow } from './page-flow';
import { LOOKS, RULE } from './print-looks';
import type { PrintedBlock, PrintedDocument, PrintedFact } from './printed-document';

const GAP = 20;
const LOGO = { width: 150, height: 48 };
const BARS = { module: 0.9, height: 34 };

/** Draws who issues a document on the start side, and what it is on the end side. */
export function drawHead(flow: PageFlow, { sender, title, reference, barcode }: PrintedDocument): void {
  const [start, end] = flow.columns(2, GAP) as [Area, Area];
  const top = flow.y;
  let y = top;
  if (sender.logo) {
    const area = { start: 0, width: LOGO.width };
    const isMirrored = flow.startOf(area) > flow.startOf(end);
    flow.document.image(Buffer.from(sender.logo), flow.startOf(area), y, {
      fit: [LOGO.width, LOGO.height],
      align: isMirrored ? 'right' : undefined,
    });
    y += LOGO.height + 8;
  }
  y += flow.write(flow.wrap(sender.name, start, LOOKS.sender), start, LOOKS.sender, { y });
  y += flow.write(
    sender.lines.flatMap((line) => flow.wrap(line, start, LOOKS.detail)),
    start,
    LOOKS.detail,
    { y: y + 2 },
  );
  let below = top + flow.write(flow.wrap(title, end, LOOKS.title), end, LOOKS.title, { y: top, atEnd: true });
  below += flow.write([reference], end, LOOKS.reference, { y: below, atEnd: true });
  if (barcode) below = drawBarcode(flow, barcode, end, below + 8);
  flow.y = Math.max(y + 2, below) + GAP;
  flow.rule(flow.whole, RULE);
  flow.y += GAP;
}

/** Draws bars from left to right, whatever the page's direction, at the end of an area. */
function drawBarcode(flow: PageFlow, text: string, area: Area, y: number): number {
  const widths = code128(text);
  const total = widths.reduce((sum, width) => sum + width, 0) * BARS.module;
  let x = flow.startOf({ start: area.start + area.width - total, width: total });
  widths.forEach((width, place) => {
    if (place % 2 === 0) flow.document.rect(x, y, width * BARS.module, BARS.height).fill('#000000');
    x += width * BARS.module;
  });
  return y + BARS.height;
}

/** Draws addresses side by side. */
export function drawParties(flow: PageFlow, parties: readonly PrintedBlock[]): void {
  if (parties.length === 0) return;
  const areas = flow.columns(Math.max(2, parties.length), GAP);
  const heights = parties.map((party, place) => drawBlock(flow, party, areas[place] ?? flow.whole));
  flow.y += Math.max(...heights) + GAP;
}

/** Draws a block from the present height on and returns its height; the first line is its strongest. */
function drawBlock(flow: PageFlow, { heading, lines }: PrintedBlock, area: Area): number {
  let height = flow.write(flow.wrap(heading, area, LOOKS.heading), area, LOOKS.heading) + 2;
  lines.forEach((line, place) => {
    const look = place === 0 ? LOOKS.strong : LOOKS.text;
    height += flow.write(flow.wrap(line, area, look), area, look, { y: flow.y + height });
  });
  return height;
}

/** Draws facts in rows of four, each name above its value. */
export function drawFacts(flow: PageFlow, facts: readonly PrintedFact[]): void {
  const areas = flow.columns(4, 14);
  for (let from = 0; from < facts.length; from += areas.length) {
    const heights = facts.slice(from, from + areas.length).map(({ name, value }, place) => {
      const area = areas[place] ?? flow.whole;
      const height = flow.write(flow.wrap(name, area, LOOKS.heading), area, LOOKS.heading) + 2;
      return (
        height + flow.write(flow.wrap(value, area, LOOKS.text), area, LOOKS.text, { y: flow.y + height })
      );
    });
    flow.y += Math.max(...heights) + 10;
  }
  flow.y += 8;
}

/** Draws notes below each other, each of them whole on one page. */
export function drawNotes(flow: PageFlow, notes: readonly PrintedBlock[]): void {
  for (const { heading, lines } of notes) {
    const texts = lines.flatMap((line) => flow.wrap(line, flow.whole, LOOKS.text, 40));
    flow.need(flow.heightOf(texts, LOOKS.text) + flow.heightOf([heading], LOOKS.heading) + 2);
    flow.y += flow.write([heading], flow.whole, LOOKS.heading) + 2;
    flow.y += flow.write(texts, flow.whole, LOOKS.text) + 10;
  }
}
