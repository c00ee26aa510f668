import { useEffect } from 'react';

type Keys = 'palette' | 'search' | 'create' | 'help';
type Actions = Partial<Record<Keys, () => void>>;

/** The keyboard shortcuts as displayed. */
export const SHORTCUTS: readonly { name: Keys | 'close'; keys: string }[] = [
  { name: 'palette', keys: 'Ctrl K' },
  { name: 'search', keys: '/' },
  { name: 'create', keys: 'N' },
  { name: 'help', keys: '?' },
  { name: 'close', keys: 'Esc' },
];

function named(event: KeyboardEvent): Keys | null {
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' ? 'palette' : null;
  if (event.altKey || isTyping(event.target)) return null;
  if (event.key === '/') return 'search';
  if (event.key === '?') return 'help';
  return event.key.toLowerCase() === 'n' ? 'create' : null;
}

/** Keys belong to the focused input or open dialog. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role=dialog], [role=listbox]') !== null
  );
}

/** Runs the actions of the shortcuts; a key without an action keeps its browser default. */
export function useShortcuts(actions: Actions): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const name = named(event);
      const act = name && actions[name];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [actions]);
}
