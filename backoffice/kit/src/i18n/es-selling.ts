import type { selling as english } from './en-selling';
import type { Texts } from './texts';

/** Sentences of what sellers do every day (creating products, shipping, looking at what runs out) in Spanish. */
export const selling: Texts<typeof english> = {
  new_product: {
    place: 'Organización',
    more: 'Más detalles',
    options_follow: 'Los precios y las existencias se indican por variante en el siguiente paso.',
    sku_hint: 'Déjalo vacío para generarlo.',
    to_options: 'Crear y añadir opciones',
    publish: 'Publicar',
    submit: 'Enviar a aprobación',
    draft: 'Guardar como borrador',
    made_before: 'Un intento anterior ya creó este producto. Ábrelo para cambiarlo.',
    value_new: 'Crear «%{name}»',
  },
  shipped: { several: '%{smart_count} pedidos marcados como enviados' },
  ranked: { more: 'y %{smart_count} más' },
};

/** Names of their fields. */
export const sellingFields = {
  available: 'Unidades disponibles',
  recipient: 'Destinatario',
  variant_stock_status: 'Existencias por variante',
};
