import { translatorFor, type TextKey } from '~/i18n/translator';
import { drawingOf } from '~/ui/icons';

/** Events of a form after which a field may be valid. */
const EVENTS = ['input', 'change', 'submit'] as const;

/** A field that the browser validates. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChoice = ({ type }: Field): boolean =>
  type === 'radio' || type === 'checkbox' || type.startsWith('select');

function keyOf(field: Field): TextKey {
  const { valueMissing, typeMismatch } = field.validity;
  if (typeMismatch && field.type === 'email') return 'error.email';
  if (!valueMissing) return 'error.invalid';
  if (field.type === 'file') return 'error.document';
  return isChoice(field) ? 'error.choose' : 'error.required';
}

/** The name of a field, without a note in parentheses. */
function nameOf(field: Field): string {
  const group = field.type === 'radio' ? field.closest('fieldset')?.querySelector('legend') : null;
  const label = group ?? field.labels?.[0];
  const words = label?.querySelector('span') ?? label;
  const text = field.getAttribute('aria-label') ?? words?.textContent ?? '';
  return text.trim().replace(/\s*\([^)]*\)$/, '');
}

/** Puts the message below a field: with the frame of a file input, and below the row of a field and its button. */
function place(message: Element, field: Field): void {
  const framed = field.closest('fieldset:has([type="radio"]), .file-input') ?? field;
  const row = framed.closest('.flex:has(button)');
  if (row?.matches('.flex-wrap')) row.append(message);
  else (row ?? framed).after(message);
}

/** The message with the looks of `FieldErrors`, in an element of its own, as the page's components don't know it. */
function messageOf(field: Field): HTMLElement {
  const message = document.createElement('p');
  message.id = `${field.id || field.name}-invalid`;
  message.className = 'mt-1 flex w-full items-start gap-1.5 text-sm font-medium text-sale';
  message.innerHTML = `<svg viewBox="0 0 24 24" class="icon mt-0.5 size-4 flex-none" aria-hidden="true">${drawingOf('warning')}</svg>`;
  message.append(translatorFor(document.documentElement.lang)(keyOf(field), { field: nameOf(field) }));
  return message;
}

/** Removes the message once the field is valid, or the form is sent. */
function removeWhenValid(field: Field, message: Element): void {
  const described = field.getAttribute('aria-describedby');
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', [message.id, described].filter(Boolean).join(' '));
  const form = field.form;
  const check = ({ type }: Event): void => {
    if (type !== 'submit' && message.isConnected && !field.validity.valid) return;
    message.remove();
    field.removeAttribute('aria-invalid');
    if (described) field.setAttribute('aria-describedby', described);
    else field.removeAttribute('aria-describedby');
    for (const each of EVENTS) form?.removeEventListener(each, check);
  };
  for (const each of EVENTS) form?.addEventListener(each, check);
}

/** Says at an invalid field what is wrong with it; the first of its form gets the focus. */
export function showFieldMessage(field: Field): void {
  if (field.form?.querySelector(':invalid:not(fieldset)') === field) field.focus();
  const message = messageOf(field);
  if (document.getElementById(message.id)) return;
  place(message, field);
  removeWhenValid(field, message);
}
