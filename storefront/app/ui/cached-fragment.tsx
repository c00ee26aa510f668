import { createElement, type ComponentType, type ReactElement } from 'react';
import { DeferredHydration } from './deferred-hydration';

type Render = (element: ReactElement) => string;

/** Store of rendered markup; its provider bounds its size. */
export interface FragmentStore {
  get(key: string): string | undefined;
  set(key: string, html: string): void;
}

let render: Render | undefined;
let fragments: FragmentStore = new Map<string, string>();
const names = new WeakMap<object, string>();
let named = 0;

/** Sets the renderer of fragments; called once by the server's entry, never in browsers. */
export function renderFragmentsWith(renderer: Render, store: FragmentStore): void {
  render = renderer;
  fragments = store;
}

const texts = new WeakMap<object, string>();

/** A value as JSON; cached for objects that many pages share. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  let text = texts.get(value);
  if (text === undefined) texts.set(value, (text = JSON.stringify(value)));
  return text;
}

function keyOf(of: object, props: object): string {
  let name = names.get(of);
  if (!name) names.set(of, (name = String((named += 1))));
  return Object.entries(props).reduce((key, [prop, value]) => `${key}|${prop}:${textOf(value)}`, name);
}

function markup(of: ComponentType<object>, props: object, renderer: Render): string {
  const key = keyOf(of, props);
  let html = fragments.get(key);
  if (html === undefined) {
    html = renderer(createElement(of, props));
    fragments.set(key, html);
  }
  return html;
}

interface FragmentProps<P extends object> {
  as: 'li' | 'ul' | 'div' | 'nav';
  className?: string;
  label?: string;
  of: (props: P) => ReactElement;
  /** Plain data; the markup may depend on nothing else: no context, no state. */
  props: P;
}

/**
 * A part of a page that the server renders once per distinct data and then takes from the cache: cards,
 * menus, footers. Browsers render the component as usual, so hydration matches, but later than the rest.
 */
export function CachedFragment<P extends object>({
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
