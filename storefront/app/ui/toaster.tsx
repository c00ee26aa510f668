import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { Icon } from './icons';

interface Toast {
  id: number;
  text: string;
  kind: 'success' | 'error';
}

/** Milliseconds before a toast disappears; hovering keeps it (specification §9). */
const LIFETIME = 1500;
const NONE: readonly Toast[] = [];

let toasts = NONE;
let last = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  listeners.forEach((listener) => listener());
}

/** Shows a toast; anything important must be on the page as well. */
export function toast(text: string, kind: Toast['kind'] = 'success'): void {
  change([...toasts.slice(-2), { id: (last += 1), text, kind }]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ToastItem({ item }: { item: Toast }): ReactElement {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => change(toasts.filter(({ id }) => id !== item.id)), LIFETIME);
    return () => clearTimeout(timer);
  }, [held, item.id]);
  return (
    <div
      className={`toast toast-${item.kind}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <span className={item.kind === 'error' ? 'text-sale' : 'text-ok'}>
        <Icon name={item.kind === 'error' ? 'warning' : 'check'} />
      </span>
      {item.text}
    </div>
  );
}

/** Container of toasts; a polite live region. */
export function Toaster({ label }: { label: string }): ReactElement {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  );
  return (
    <div className="toasts" role="status" aria-live="polite" aria-label={label}>
      {shown.map((item) => (
        <ToastItem key={item.id} item={item} />
      ))}
    </div>
  );
}
