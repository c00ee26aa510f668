import { useCallback, useRef, useState, type UIEvent } from 'react';

/** Row height in pixels, in a table and on a phone; uniform, so that visible rows follow from scrolling. */
export const ROW_HEIGHTS = { table: 58, phone: 350 };
const AROUND = 8;
const IN_SIGHT = 10;

/** The range of rows of a long table to render. */
export function useVisibleRows(count: number, height: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const onScroll = useCallback(
    (event: UIEvent<HTMLElement>) => setTop(Math.floor(event.currentTarget.scrollTop / height)),
    [height],
  );
  const first = Math.max(0, Math.min(top, count) - AROUND);
  return { scroller, first, last: Math.min(count, top + IN_SIGHT + AROUND), onScroll };
}
