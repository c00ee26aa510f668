import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useMemo, useState } from 'react';
import { chosenVariant, choiceHref, matching, readChoice, type Choice, type VariantFacts } from './choice';
import type { ProductView } from './product-view';

/** What is chosen now, and what follows from it. */
export interface Chosen {
  choice: Choice;
  /** The variant of a complete choice that exists. */
  variant: VariantFacts | undefined;
  /** Every variant that the choice so far leaves. */
  left: VariantFacts[];
  /** Where the chosen picture stands among the product's. */
  pictureIndex: number;
  /** Chooses a value of an axis; the rest stays as it is. */
  pick(axis: number, value: number): void;
  /** Takes the whole choice over, such as one that was made before scripts ran. */
  take(choice: Choice): void;
}

/** The choice that the address names, ahead of it by what has just been picked, so that no answer is waited for. */
export function useChoice(view: ProductView): Chosen {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<Choice | null>(null);
  const named = useMemo(() => readChoice(view, new URLSearchParams(search)), [view, search]);
  // Only once the address has caught up: a later pick may be on its way already.
  useEffect(() => setAhead((now) => (now?.join() === named.join() ? null : now)), [named]);
  const choice = ahead ?? named;
  const take = (next: Choice) => {
    setAhead(next);
    navigate(choiceHref(view, next), { replace: true, preventScrollReset: true });
  };
  const left = matching(view.variants, choice);
  const pictureId = left[0]?.pictureId;
  return {
    choice,
    variant: chosenVariant(view, choice),
    left,
    pictureIndex: Math.max(
      0,
      view.pictures.findIndex(({ id }) => id === pictureId),
    ),
    pick: (axis, value) => take(choice.map((kept, at) => (at === axis ? value : kept))),
    take,
  };
}
