import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-closes][open]');
const categoryNavs = () => document.querySelectorAll<HTMLElement>('.category-nav');

/**
 * Panels of the category menu open on hover and focus by CSS, which a click or key does not end; `data-shut`
 * keeps them closed until the pointer enters another entry or the focus moves.
 */
function shutPanels(): void {
  categoryNavs().forEach((nav) => (nav.dataset.shut = ''));
}

/** The link of the category menu that has the focus, which would open its panel again. */
function focusedLink(): HTMLElement | null {
  const { activeElement: focused } = document;
  return focused instanceof HTMLElement && focused.closest('.category-nav') ? focused : null;
}

function useReopening(): void {
  useEffect(() => {
    let last: Element | null = null;
    const onPointer = ({ target }: Event) => {
      const entry = target instanceof Element ? target.closest('.mega-entry') : null;
      if (entry !== last) categoryNavs().forEach((nav) => delete nav.dataset.shut);
      last = entry;
    };
    const onFocus = ({ target }: Event) => {
      const nav = target instanceof Element ? target.closest<HTMLElement>('.category-nav') : null;
      delete nav?.dataset.shut;
    };
    document.addEventListener('pointerover', onPointer, { passive: true });
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('pointerover', onPointer);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
}

function closeAll(): void {
  openMenus().forEach((menu) => (menu.open = false));
}

/** Closes menus on navigation, on Escape, and when the visitor clicks elsewhere. */
export function useClosingMenus(): void {
  const { key } = useLocation();
  useReopening();
  const shown = useRef(key);
  useEffect(() => {
    // Menus opened before hydration stay open.
    if (shown.current === key) return;
    shown.current = key;
    closeAll();
    focusedLink()?.blur();
    shutPanels();
  }, [key]);
  useEffect(() => {
    // On click rather than pointerdown, as closing a menu could move the element that is being pressed.
    const onClick = (event: Event) =>
      openMenus().forEach((menu) => {
        if (!menu.contains(event.target as Node)) menu.open = false;
      });
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      openMenus().forEach((menu) => menu.querySelector('summary')?.focus());
      focusedLink()?.closest('.mega-entry')?.querySelector<HTMLElement>('.mega-link')?.focus();
      closeAll();
      shutPanels();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
}
