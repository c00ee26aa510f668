import type { content as english } from './en-content';
import type { Texts } from './texts';

/** Sentences of the screens of content in Spanish. */
export const content: Texts<typeof english> = {
  all: 'Todo',
  preview: 'Vista previa del banner',
  untitled: 'Título del banner',
  search_preview: 'Vista previa en buscadores',
  no_description: 'Sin descripción, los buscadores usan texto de la página.',
  length_meta_title: 'Título: %{length} de unos %{most} caracteres',
  length_meta_description: 'Descripción: %{length} de unos %{most} caracteres',
  inbox_empty: 'No hay mensajes',
  inbox_empty_text: 'Aquí aparecen los mensajes del formulario de contacto.',
  wrote: '%{name} escribió el %{at}',
  answered: 'Respondido el %{at}',
  reply: 'Tu respuesta',
  reply_to: 'Responder a %{email}',
  send: 'Enviar respuesta',
  sent: 'Respuesta enviada a %{email}',
  comment_move: 'Comentario de %{author} en el blog. Solo se muestran los comentarios aprobados.',
  contact_moves: { open: 'Reabrir', answered: 'Marcar como respondido', spam: 'Marcar como no deseado' },
  subscription_moves: { unsubscribed: 'Dar de baja', pending: 'Reenviar confirmación' },
  tabs_preview: 'Vista previa',
  as_on: 'Vista previa en el producto',
  no_tabs: 'Sin pestañas',
  no_tabs_text: 'Las pestañas sin productos ni categorías se muestran en todos los productos.',
};
