import { createElement, type ComponentType, type ReactElement } from 'react';
import { DeferredHydration } from './deferred-hydration';

type Render = (element: ReactElement) => string;

/** Where markup is kept, bounded by whoever provides it. */
export interface FragmentStore {
  get(key: string): string | undefined;
  set(key: string, html: string): void;
}

let render: Render | undefined;
let kept: FragmentStore = new Map<string, string>();
const names = new WeakMap<object, string>();
let named = 0;

/** Tells fragments how to become markup; the server's entry does so once, browsers never. */
export function renderFragmentsWith(renderer: Render, store: FragmentStore): void {
  render = renderer;
  kept = store;
}

function keyOf(of: object, props: object): string {
  let name = names.get(of);
  if (!name) names.set(of, (name = String((named += 1))));
  return `${name}|${JSON.stringify(props)}`;
}

function markup(of: ComponentType<object>, props: object, renderer: Render): string {
  const key = keyOf(of, props);
  let html = kept.get(key);
  if (html === undefined) {
    html = renderer(createElement(of, props));
    kept.set(key, html);
  }
  return html;
}

interface FragmentProps<P extends object> {
  as: 'li' | 'ul' | 'div' | 'nav';
  className?: string;
  label?: string;
  of: (props: P) => ReactElement;
  /** Plain data that the markup depends on, and on nothing else: no context, no state. */
  props: P;
}

/**
 * A part of a page that the server renders once per distinct data and then repeats from memory: cards, menus,
 * footers. Browsers render the component as usual, so hydration finds what it expects, if later than the rest.
 */
export function Fragment<P extends object>({
  as,
  className,
  label,
  of,
  props,
}: FragmentProps<P>): ReactElement {
  const shared = { className, 'aria-label': label };
  if (!render)
    return <DeferredHydration>{createElement(as, shared, createElement(of, props))}</DeferredHydration>;
  const html = markup(of as ComponentType<object>, props, render);
  return createElement(as, { ...shared, dangerouslySetInnerHTML: { __html: html } });
}
