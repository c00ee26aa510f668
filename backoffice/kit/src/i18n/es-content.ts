import type { content as english } from './en-content';
import type { Texts } from './texts';

/** Sentences of the screens of content in Spanish. */
export const content: Texts<typeof english> = {
  all: 'Todo',
  preview: 'Vista previa del banner',
  untitled: 'Título del banner',
  search_preview: 'En los resultados de búsqueda',
  no_description: 'Sin descripción, los buscadores eligen palabras de la página.',
  length_meta_title: 'Título: %{length} de unos %{most} caracteres',
  length_meta_description: 'Descripción: %{length} de unos %{most} caracteres',
  inbox_empty: 'No hay mensajes',
  inbox_empty_text: 'Aquí llega lo que la gente escribe en el formulario de contacto de la tienda.',
  wrote: '%{name} escribió el %{at}',
  answered: 'Respondido el %{at}',
  reply: 'Tu respuesta',
  reply_to: 'Respuesta a %{email}',
  send: 'Enviar la respuesta',
  sent: 'La respuesta va de camino a %{email}',
  contact_moves: { open: 'Atender', answered: 'Marcar como respondido', spam: 'Marcar como no deseado' },
  subscription_moves: { unsubscribed: 'Dar de baja', pending: 'Preguntar de nuevo' },
  tabs_preview: 'Como las ven los compradores',
  as_on: 'Como en el producto',
  no_tabs: 'Aquí no hay pestañas',
  no_tabs_text: 'Las pestañas sin productos ni categorías están en todos los productos.',
};
