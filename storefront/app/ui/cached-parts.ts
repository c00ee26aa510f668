import { createElement, type ComponentType, type ReactElement } from 'react';

/** A part of a rendered page, with its offsets in bytes within the page's HTML. */
interface CachedPart {
  of: unknown;
  props: unknown;
  from: number;
  to: number;
}

/** A rendered page whose parts can be used again. Its HTML is encoded, so that no part is encoded again. */
export interface RenderedPage {
  html: Buffer;
  parts: readonly CachedPart[];
}

/** A part during a render; `known` is the same part of the page's previous render. */
interface RenderedPart {
  of: unknown;
  props: unknown;
  known: CachedPart | undefined;
}

interface RenderInParts {
  last: readonly CachedPart[];
  parts: RenderedPart[];
}

/** The page that is being rendered, which is synchronous; none in browsers, or for a single visitor's page. */
let drawing: RenderInParts | undefined;

/** An event handler among a part's props: it is no part of the markup. */
const isHandler = (name: string, value: unknown): boolean =>
  typeof value === 'function' && /^on[A-Z]/.test(name);

/** Whether two values render the same: the same JSON, apart from event handlers; functions have to be identical. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [before, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const names = Object.keys(before);
  if (names.length !== Object.keys(right).length) return false;
  // Loops, as this runs through all data of a page.
  for (const name of names)
    if (
      !isSame(before[name], right[name]) &&
      !(isHandler(name, before[name]) && isHandler(name, right[name]))
    )
      return false;
  return true;
}

/** Props without event handlers, which would keep everything of the render that made them alive. */
const withoutHandlers = (props: object): object =>
  Object.fromEntries(Object.entries(props).filter(([name, value]) => !isHandler(name, value)));

let tag = '';

/**
 * On the server, replaces a part that was rendered with the same props last time by a mark, for which
 * `drawInParts` inserts its previous HTML. Its markup may depend on its props, the frame and the page's URL only.
 */
export function cachedPart(part: ReactElement): ReactElement {
  if (!drawing || typeof part.type !== 'function') return part;
  const of: ComponentType<object> = part.type as ComponentType<object>;
  const props = withoutHandlers(part.props as object);
  const cached = drawing.last.find((part) => part.of === of && isSame(part.props, props));
  const index = drawing.parts.push({ of, props, known: cached }) - 1;
  return createElement(tag, { 'data-part': index }, cached ? null : part);
}

/** Encodes texts and copies bytes, one after the other. */
function joined(pieces: readonly (string | Buffer)[], length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  let at = 0;
  for (const piece of pieces)
    at += typeof piece === 'string' ? bytes.write(piece, at) : piece.copy(bytes, at);
  return bytes;
}

/** Replaces the marks in a page's HTML by the parts; `last` is the page's previous HTML. */
function assemble(html: string, last: Buffer | undefined, drawn: readonly RenderedPart[]): RenderedPage {
  const parts: CachedPart[] = [];
  const open: { part: RenderedPart; from: number }[] = [];
  const pieces: (string | Buffer)[] = [];
  let length = 0;
  const add = (piece: string | Buffer) => {
    pieces.push(piece);
    length += typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length;
  };
  // Each text after the first continues an opening tag (` data-part="1">…`) or a closing one (`>…`).
  html.split(tag).forEach((text, at, texts) => {
    const start = at === 0 ? 0 : text.indexOf('>') + 1;
    if (start > 1) {
      const part = drawn[Number.parseInt(text.slice(' data-part="'.length), 10)];
      if (!part) throw new Error('A page has a part that was not rendered');
      open.push({ part, from: length });
      if (part.known && last) add(last.subarray(part.known.from, part.known.to));
    } else if (at > 0) {
      const closed = open.pop();
      // Not what was known of it: a page that is rendered again and again would keep all of its renders.
      if (closed) parts.push({ of: closed.part.of, props: closed.part.props, from: closed.from, to: length });
    }
    const end = at === texts.length - 1 ? text.length : text.lastIndexOf('<');
    add(text.slice(start, end));
  });
  return { html: joined(pieces, length), parts };
}

/**
 * Renders a page, but not the parts that have the same props as in its previous render.
 * @param mark name of an element that no content contains
 */
export function drawInParts(last: RenderedPage | undefined, mark: string, draw: () => string): RenderedPage {
  tag = mark;
  drawing = { last: last?.parts ?? [], parts: [] };
  try {
    return assemble(draw(), last?.html, drawing.parts);
  } finally {
    drawing = undefined;
  }
}
