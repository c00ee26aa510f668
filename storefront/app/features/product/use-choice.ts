import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useMemo, useState } from 'react';
import { chosenVariant, choiceHref, matching, readChoice, type Choice, type VariantFacts } from './choice';
import type { ProductView } from './product-view';

/** The current choice and what follows from it. */
export interface Chosen {
  choice: Choice;
  /** The variant of a complete choice; undefined if there is none. */
  variant: VariantFacts | undefined;
  /** Variants that match the choice so far. */
  left: VariantFacts[];
  /** Index of the chosen variant's image. */
  pictureIndex: number;
  /** Chooses a value of an axis; the others stay as they are. */
  pick(axis: number, value: number): void;
  /** Replaces the whole choice, such as with one made before hydration. */
  take(choice: Choice): void;
}

/**
 * The choice in the URL, or one that was submitted without scripts; updated optimistically, without waiting for
 * navigation.
 */
export function useChoice(view: ProductView, submitted?: string): Chosen {
  const location = useLocation();
  const search = submitted ?? location.search;
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<Choice | null>(null);
  const named = useMemo(() => readChoice(view, new URLSearchParams(search)), [view, search]);
  // Only if the URL has caught up: a later choice may be pending already.
  useEffect(() => setAhead((now) => (now?.join() === named.join() ? null : now)), [named]);
  const choice = ahead ?? named;
  // Unchanged while the choice is, so that parts of the page are not rendered again.
  return useMemo(() => {
    const take = (next: Choice) => {
      setAhead(next);
      navigate(choiceHref(view, next), { replace: true, preventScrollReset: true });
    };
    const matches = matching(view.variants, choice);
    const pictureId = matches[0]?.pictureId;
    return {
      choice,
      variant: chosenVariant(view, choice),
      left: matches,
      pictureIndex: Math.max(
        0,
        view.pictures.findIndex(({ id }) => id === pictureId),
      ),
      pick: (axis, value) => take(choice.map((chosen, at) => (at === axis ? value : chosen))),
      take,
    };
  }, [view, choice, navigate]);
}
