import { inAnyLanguage } from '~/session/requested-language';
import { KEPT_INPUT } from '~/ui/ended-session';

/** Milliseconds for which input is kept: long enough to sign in, too short for the next person at this browser. */
const KEPT_FOR = 15 * 60_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was entered into a form; `hidden` tells it from others of the same page. */
interface Kept {
  /** Null for any page: a page's path may be another one in another language. */
  path: string | null;
  /** Without the page's own path. */
  action: string;
  hidden: [string, string][];
  entered: { name: string; value: string; isChecked?: boolean }[];
  at: number;
}

/** Types whose value is no input, or must not be stored. */
const NEVER = new Set(['hidden', 'password', 'file', 'submit', 'button']);
const isToggle = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);

const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (element): element is Field =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );

const hiddenOf = (form: HTMLFormElement): [string, string][] =>
  fieldsOf(form)
    .filter(({ type }) => type === 'hidden')
    .map(({ name, value }) => [name, value]);

/** Where a form is sent, apart from the path of its page and the language that its address may name. */
function actionOf({ action }: HTMLFormElement): string {
  const { pathname, search } = new URL(inAnyLanguage(action.slice(location.origin.length)), location.origin);
  return pathname.replace(location.pathname, '') + search;
}

function store(form: HTMLFormElement, path: string | null): void {
  const entered = fieldsOf(form)
    .filter(({ name, type }) => name && !NEVER.has(type))
    .map((field) => ({
      name: field.name,
      value: field.value,
      ...(isToggle(field) && { isChecked: field.checked }),
    }));
  const kept: Kept = {
    path,
    action: actionOf(form),
    hidden: hiddenOf(form),
    entered,
    at: Date.now(),
  };
  sessionStorage.setItem(KEPT_INPUT, JSON.stringify(kept));
}

/** Stores what a form holds, for the time of signing in again; never a password. */
export const keepInput = (form: HTMLFormElement): void => store(form, location.pathname);

/** Whether a field holds something else than when its page was opened. */
function isChanged(field: Field): boolean {
  if (!field.name || NEVER.has(field.type)) return false;
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(
      ({ selected, defaultSelected }) => selected && !defaultSelected && field.value,
    );
  return isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/**
 * Stores what has been entered into a form of the page, which is about to be opened again.
 * @param path of the page then; null if it may be another one, as in another language
 */
export function keepEnteredInput(path: string | null): void {
  const form = [...document.forms].find(
    (each) => each.method === 'post' && each.closest('main') && fieldsOf(each).some(isChanged),
  );
  if (form) store(form, path);
}

/** The form of the page that the input was entered in: of several with its action, the one most like it. */
function formOf({ action, hidden }: Kept): HTMLFormElement | undefined {
  const likeness = (form: HTMLFormElement) => {
    const own = new Map(hiddenOf(form));
    return hidden.filter(([name, value]) => own.get(name) === value).length;
  };
  return [...document.forms]
    .filter((form) => form.method === 'post' && actionOf(form) === action)
    .sort((a, b) => likeness(b) - likeness(a))[0];
}

/** Enters a value as a person would, so that the page's scripts notice. */
function enter(field: Field, { value, isChecked }: Kept['entered'][number]): boolean {
  if (isToggle(field)) {
    if (isChecked !== undefined && field.checked !== isChecked) field.click();
    return false;
  }
  if (field.value === value) return false;
  field.value = value;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** Fills in the form again on the page that it belongs to, and shows it. */
export function restoreInput(): void {
  const kept = JSON.parse(sessionStorage.getItem(KEPT_INPUT) ?? 'null') as Kept | null;
  if (!kept || (kept.path ?? location.pathname) !== location.pathname) return;
  sessionStorage.removeItem(KEPT_INPUT);
  const form = formOf(kept);
  if (!form || Date.now() - kept.at > KEPT_FOR) return;
  const filled = fieldsOf(form).filter((field) => {
    const entered = kept.entered.find(
      ({ name, value }) => name === field.name && (!isToggle(field) || value === field.value),
    );
    return entered !== undefined && !NEVER.has(field.type) && enter(field, entered);
  });
  for (let part: Element | null = form; part; part = part.parentElement)
    if (part instanceof HTMLDetailsElement) part.open = true;
  filled[0]?.scrollIntoView({ block: 'center' });
}
